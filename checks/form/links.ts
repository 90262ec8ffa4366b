import type {Problem} from '@docs-kit/docs-proof';
import {attributeOf, isJsx, type Page} from '@docs-kit/docs-proof/markdown';
import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Site} from './site';

/**
 * The URL of each link has the form that this site uses, and the name of an API as link text leads to its page. markdownlint
 * checks other texts of links, and the check `links` looks for broken links.
 */
export function checkLinks(site: Site, page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const url =
      node.type === 'link'
        ? node.url
        : isJsx(node) && (node.name === 'a' || node.name === 'Link')
          ? (attributeOf(node, 'href') ?? attributeOf(node, 'to'))
          : undefined;
    const found =
      typeof url === 'string' &&
      (checkAddress(site, url) ?? (node.type === 'link' && checkApi(site, node)));
    if (found) {
      problems.push({...found, file: page.file, line: node.position?.start.line ?? 1});
    }
  });
  return problems;
}

type Found = Pick<Problem, 'message' | 'remedy'> | undefined;

/**
 * If the whole text of a link is the name of an API, the link must lead to the page of that API, or
 * to a heading of any page.
 */
function checkApi(site: Site, {url, children: [text, ...rest]}: Link): Found {
  if (text?.type !== 'inlineCode' || rest.length > 0 || !/^\/docs[^#]*$/.test(url)) {
    return undefined;
  }
  const pages = [text.value, `${text.value}()`].flatMap((title) => site.pagesOfApi(title));
  return pages.length === 0 || pages.includes(url)
    ? undefined
    : {
        message: `The link text \`${text.value}\` is the name of an API, but ${url} isn't the page of that API.`,
        remedy: `Link to ${pages.join(' or ')}, or change the text so that it describes ${url}.`,
      };
}

function checkAddress(site: Site, url: string): Found {
  const [, own] = /^https?:\/\/(?:www\.)?remotion\.dev(?=[/#?]|$)(.*)/.exec(url) ?? [];
  if (own !== undefined && !site.isOtherService(own)) {
    return {
      message: `${url} is a full URL of a page on this site.`,
      remedy: `Use the path: ${own || '/'}`,
    };
  }
  const [target = ''] = url.split('#');
  if (target === '' || /^[a-z][a-z+.-]*:/i.test(url)) {
    return undefined;
  }
  if (!target.startsWith('/')) {
    return {
      message: `${url} is a relative link.`,
      remedy: 'Use the path from the root of the site, for example /docs/spring.',
    };
  }
  const plain = target.replace(/\/$|\.mdx?$|\.html$/, '');
  return plain !== target && target.startsWith('/docs') && target !== '/docs/'
    ? {
        message: `${url} ends with a slash or a file extension.`,
        remedy: `Use ${plain}.`,
      }
    : undefined;
}
