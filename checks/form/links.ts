import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {attributeOf, isJsx} from '../../plugins/pages/headings';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import type {Site} from '../lib/site';

const saysNothing =
  /^(?:(?:click|see|read|look) )?(?:here|this|(?:this|the) (?:page|link|article|guide|document|site|website)|link|more|read more|learn more|see more|find out more|page|docs?|documentation|article|details)[.:]?$/i;

/**
 * The text of each link describes its target, and its URL has the form that this site uses. The check
 * `links` looks for broken links.
 */
export function checkLinks(site: Site, page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const link =
      node.type === 'link'
        ? {url: node.url, text: textOf(node)}
        : isJsx(node) && (node.name === 'a' || node.name === 'Link')
          ? {url: attributeOf(node, 'href') ?? attributeOf(node, 'to'), text: toString(node)}
          : undefined;
    if (link === undefined || typeof link.url !== 'string') {
      return;
    }
    problems.push(
      ...[
        ...checkText(link.url, link.text),
        ...checkAddress(site, link.url),
        ...(node.type === 'link' ? checkApi(site, node) : []),
      ].map((problem) => ({
        ...problem,
        file: page.file,
        line: node.position?.start.line ?? 1,
      })),
    );
  });
  return problems;
}

type Found = Pick<Problem, 'message' | 'remedy'>;

/** The alternative text of an image counts as link text. */
function textOf(link: Link): string {
  return toString(link, {includeImageAlt: true});
}

function checkText(url: string, text: string): Found[] {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (words === '') {
    return [
      {
        message: `The link to ${url} has no text.`,
        remedy: 'Use the name of the target as the text.',
      },
    ];
  }
  if (saysNothing.test(words)) {
    return [
      {
        message: `The link text “${words}” doesn't say where the link goes.`,
        remedy: 'Use the name of the target as the text: [measuring DOM nodes](/docs/measuring).',
      },
    ];
  }
  if (/^(?:https?:\/\/|www\.)\S+$/.test(words)) {
    return [
      {
        message: `The URL ${words} is used as link text.`,
        remedy: `Describe the target: [the name of the page](${url}). If readers should type the URL, put it in backticks.`,
      },
    ];
  }
  return [];
}

/**
 * If the whole text of a link is the name of an API, the link must lead to the page of that API, or
 * to a heading of any page.
 */
function checkApi(site: Site, {url, children}: Link): Found[] {
  const [text, ...rest] = children;
  if (
    text?.type !== 'inlineCode' ||
    rest.length > 0 ||
    !url.startsWith('/docs') ||
    url.includes('#')
  ) {
    return [];
  }
  const pages = [text.value, `${text.value}()`].flatMap((title) => site.pagesOfApi(title));
  return pages.length === 0 || pages.includes(url)
    ? []
    : [
        {
          message: `The link text \`${text.value}\` is the name of an API, but ${url} isn't the page of that API.`,
          remedy: `Link to ${pages.join(' or ')}, or change the text so that it describes ${url}.`,
        },
      ];
}

function checkAddress(site: Site, url: string): Found[] {
  if (/^https?:\/\/(?:www\.)?remotion\.dev(?:[/#?]|$)/.test(url)) {
    const address = url.replace(/^https?:\/\/(?:www\.)?remotion\.dev/, '') || '/';
    return site.isOtherService(address)
      ? []
      : [
          {
            message: `${url} is a full URL of a page on this site.`,
            remedy: `Use the path: ${address}`,
          },
        ];
  }
  if (/^[a-z][a-z+.-]*:/i.test(url)) {
    return [];
  }
  const [target = ''] = url.split('#');
  if (target === '') {
    return [];
  }
  if (!target.startsWith('/')) {
    return [
      {
        message: `${url} is a relative link.`,
        remedy: 'Use the path from the root of the site, for example /docs/spring.',
      },
    ];
  }
  if (target.startsWith('/docs') && target !== '/docs/' && /\/$|\.mdx?$|\.html$/.test(target)) {
    return [
      {
        message: `${url} ends with a slash or a file extension.`,
        remedy: `Use ${target.replace(/\/$|\.mdx?$|\.html$/, '')}.`,
      },
    ];
  }
  return [];
}
