import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {frontMatterLine, type Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {messagesOf} from './judge';
import {normalize, placeholder} from './normalize';

/** Shorter parts of a message may be part of another message too. */
const fewestCharacters = 15;

/** API pages may quote only the beginning of a message. */
const mostCharacters = 40;

/** Many messages of V8 begin like this, so only what follows identifies them. */
const sharedBeginning = /^(?:TypeError: )?Cannot read properties of (?:undefined|null) /;

/** The beginning of the longest literal part of a message, without the URL that follows it. */
function core(message: string): string {
  return normalize(message)
    .replace(sharedBeginning, '')
    .replaceAll(/https?:\/\/\S+/g, placeholder)
    .split(placeholder)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .slice(0, mostCharacters);
}

/** What identifies the messages of a page on other pages. */
const coresOf = (page: Page): string[] =>
  messagesOf(page)
    .map(core)
    .filter((text) => text.length >= fewestCharacters);

/** The page's code in sentences and code blocks, and the routes that it links to. */
function partsOf({tree}: Page): {quotes: string; links: Set<string>} {
  const quotes: string[] = [];
  const links = new Set<string>();
  visit(tree, (node: Nodes) => {
    if (node.type === 'inlineCode' || node.type === 'code') {
      quotes.push(normalize(node.value));
    } else if (node.type === 'link' || node.type === 'definition') {
      links.add(node.url.replace(/[#?].*$/, ''));
    }
  });
  return {quotes: quotes.join('\n'), links};
}

/**
 * Checks that API pages that quote the message of a troubleshooting page link to that page or to another page
 * that explains the message, and that the linked page links back.
 *
 * @param pages all pages
 */
export function unlinked(pages: readonly Page[]): Problem[] {
  const explained = pages.flatMap((page) => {
    const {route} = page;
    const cores = coresOf(page);
    return route === undefined || cores.length === 0
      ? []
      : [{page, route, cores, links: partsOf(page).links}];
  });
  return pages.flatMap((api) => {
    const {route} = api;
    if (route === undefined || api.frontMatter.kind !== 'api') {
      return [];
    }
    const {quotes, links} = partsOf(api);
    const quoted = explained.flatMap((each) => {
      const text = each.cores.find((literal) => quotes.includes(literal));
      return text === undefined ? [] : [{...each, text}];
    });
    return quoted.flatMap(({page, route: explaining, text, links: back}): Problem[] => {
      if (!links.has(explaining)) {
        // Pages about special cases explain the same message.
        const same = quoted.filter((other) => other.text === text);
        return same[0]?.route !== explaining || same.some((other) => links.has(other.route))
          ? []
          : [
              {
                file: api.file,
                line: 1,
                message: `The page quotes “${text}”, but doesn't link to ${same.map((other) => other.route).join(' or ')}, which explains the message.`,
                remedy: 'Link to the page next to the message.',
              },
            ];
      }
      return back.has(route)
        ? []
        : [
            {
              file: page.file,
              line: frontMatterLine(page, 'message'),
              message: `The page explains “${text}”, but doesn't link to ${route}, which quotes the message.`,
              remedy: `Link to [${String(api.frontMatter.title)}](${route}) below “## See also” or in the text.`,
            },
          ];
    });
  });
}
