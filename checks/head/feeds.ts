import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {builtFileOf, type BuiltPage} from '../lib/built-site';
import type {Problem} from '../lib/problem';

/** The collections with feeds. */
export const collections = ['blog', 'learn', 'success-stories'] as const;

const formats = [
  {name: 'rss.xml', type: 'application/rss+xml'},
  {name: 'atom.xml', type: 'application/atom+xml'},
] as const;

/** Both feeds of each collection are there, are well-formed, lead to built pages, and are linked. */
export const checkFeeds = (
  root: string,
  pages: readonly BuiltPage[],
  siteUrl: string,
): Problem[] => {
  const home = pages.find(({route}) => route === '/');
  return collections.flatMap((collection) =>
    formats.flatMap(({name, type}) => {
      const file = `build/${collection}/${name}`;
      const problem = (message: string, remedy: string): Problem => ({
        file,
        line: 1,
        message,
        remedy,
      });
      if (!existsSync(path.join(root, file))) {
        return [
          problem(
            'The feed is missing.',
            'Name its type in `feedOptions` of docusaurus.config.ts.',
          ),
        ];
      }
      const linked = home?.links.some(
        (link) => link['type'] === type && link['href'] === `/${collection}/${name}`,
      );
      return [
        ...(linked
          ? []
          : [
              problem(
                'The pages do not link to the feed.',
                `Add <link rel="alternate" type="${type}">.`,
              ),
            ]),
        ...checkFeed(root, readFileSync(path.join(root, file), 'utf8'), siteUrl).map((message) =>
          problem(message, 'Correct the post that it comes from.'),
        ),
      ];
    }),
  );
};

/** What is wrong with the text of a feed. */
const checkFeed = (root: string, xml: string, siteUrl: string): string[] => {
  const validity = XMLValidator.validate(xml);
  if (validity !== true) {
    return [`Line ${validity.err.line} is not XML: ${validity.err.msg}`];
  }
  const links = linksOf(xml);
  if (links.length === 0) {
    return ['The feed has no posts.'];
  }
  return links
    .filter(
      (link) =>
        !link.startsWith(`${siteUrl}/`) ||
        builtFileOf(root, link.slice(siteUrl.length)) === undefined,
    )
    .map((link) => `A post leads to ${link}, which is no page of build/.`);
};

interface Feed {
  readonly rss?: {readonly channel: {readonly item: readonly {readonly link: string}[]}};
  readonly feed?: {readonly entry: readonly {readonly link: {readonly '@_href': string}}[]};
}

const linksOf = (xml: string): string[] => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'item' || name === 'entry',
  });
  const {rss, feed} = parser.parse(xml) as Feed;
  return [
    ...(rss?.channel.item ?? []).map(({link}) => link),
    ...(feed?.entry ?? []).map(({link}) => link['@_href']),
  ];
};
