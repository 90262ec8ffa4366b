import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {retiredAddressOf} from '../../config/retired-addresses';
import {attributeOf, isJsx} from '../lib/outline';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import type {Site} from '../lib/site';

const saysNothing =
  /^(?:(?:click|see|read|look) )?(?:here|this|(?:this|the) (?:page|link|article|guide|document|site|website)|link|more|read more|learn more|see more|find out more|page|docs?|documentation|article|details)[.:]?$/i;

/** Each link says where it goes, and is written in the site's one way. The check `links` follows it. */
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

/** A picture in a link speaks through its alternative text. */
function textOf(link: Link): string {
  return toString(link, {includeImageAlt: true});
}

function checkText(url: string, text: string): Found[] {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (words === '') {
    return [
      {
        message: `The link to ${url} has no text.`,
        remedy: 'Write the name of what the reader finds there.',
      },
    ];
  }
  if (saysNothing.test(words)) {
    return [
      {
        message: `The text “${words}” does not say where the link goes.`,
        remedy:
          'Make the name of what the reader finds there the text: [measuring DOM nodes](/docs/measuring).',
      },
    ];
  }
  if (/^(?:https?:\/\/|www\.)\S+$/.test(words)) {
    return [
      {
        message: `The address ${words} stands in the sentence.`,
        remedy: `Write [what is there](${url}); an address to type in goes into backticks.`,
      },
    ];
  }
  return [];
}

/** A link whose whole text is the name of an API leads to the page of that API, or to a heading of any page. */
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
          message: `The text \`${text.value}\` names an API, but ${url} is not its page.`,
          remedy: `Link to ${pages.join(' or ')}, or describe the other page in words.`,
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
            message: `${url} leads out of the site and back to it.`,
            remedy: `Write the path: ${address}`,
          },
        ];
  }
  const retired = retiredAddressOf(url);
  if (retired) {
    return [
      {
        message: `${url} no longer shows the work that it was known for.`,
        remedy: `Link ${retired.instead} instead.`,
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
        message: `${url} is relative to the page.`,
        remedy: 'Write the whole path: /docs/spring.',
      },
    ];
  }
  if (target.startsWith('/docs') && target !== '/docs/' && /\/$|\.mdx?$|\.html$/.test(target)) {
    return [
      {
        message: `${url} is not the address of a page.`,
        remedy: `Write ${target.replace(/\/$|\.mdx?$|\.html$/, '')}, without a slash or an ending behind it.`,
      },
    ];
  }
  return [];
}
