import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {collectionIds} from '../../config/collections';
import {builtFileOf, type BuiltPage} from '../lib/built-site';
import type {Problem} from '../lib/problem';

const formats = [
  {name: 'rss.xml', type: 'application/rss+xml'},
  {name: 'atom.xml', type: 'application/atom+xml'},
] as const;

/** Both feeds of each collection must exist, be well-formed, link to built pages, and be linked. */
export const checkFeeds = (
  root: string,
  pages: readonly BuiltPage[],
  siteUrl: string,
): Problem[] => {
  const home = pages.find(({route}) => route === '/');
  return collectionIds.flatMap((collection) =>
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
          problem('The feed is missing.', 'Add its type to `feedOptions` in docusaurus.config.ts.'),
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
                "The pages don't link to the feed.",
                `Add <link rel="alternate" type="${type}">.`,
              ),
            ]),
        ...checkFeed(root, readFileSync(path.join(root, file), 'utf8'), {
          siteUrl,
          posts: pages
            .map(({route}) => route)
            .filter((route) => postOf(collection).test(route))
            .map((route) => siteUrl + route),
        }).map((message) => problem(message, 'Correct the post, or plugins/feeds.')),
      ];
    }),
  );
};

/** The routes of the posts of a collection. */
export const postOf = (collection: string): RegExp =>
  new RegExp(String.raw`^/${collection}/(?!archive$|tags$)[^/]+$`);

/** Matches HTML that only has an effect on a page of the site. */
const notForReaders =
  /<(?:button|input|select|script|style|svg|nav)\b|<[a-z][^>]* (?:class|style|data-[a-z-]+|on[a-z]+)=/;

/** The maximum size of a post. Larger posts contain more than text, links, images and samples. */
const maxPostBytes = 48 * 1024;

interface FeedFacts {
  readonly siteUrl: string;
  /** The URLs of all posts in the collection. */
  readonly posts: readonly string[];
}

/** Returns the problems with the content of a feed. */
const checkFeed = (root: string, xml: string, {siteUrl, posts}: FeedFacts): string[] => {
  const validity = XMLValidator.validate(xml);
  if (validity !== true) {
    return [`Line ${validity.err.line} isn't valid XML: ${validity.err.msg}`];
  }
  const entries = readFeed(xml);
  if (entries.length === 0) {
    return ['The feed has no posts.'];
  }
  const links = entries.map(({link}) => link);
  return [
    ...posts
      .filter((post) => !links.includes(post))
      .map((post) => `The feed doesn't contain ${post}.`),
    ...links
      .filter(
        (link) =>
          !link.startsWith(`${siteUrl}/`) ||
          builtFileOf(root, link.slice(siteUrl.length)) === undefined,
      )
      .map((link) => `A post links to ${link}, which isn't a page in build/.`),
    ...entries.flatMap(({link, content, hasAuthor}) => {
      const found = notForReaders.exec(content)?.[0];
      return [
        ...(hasAuthor ? [] : [`${link} has no author with a name.`]),
        ...(found === undefined
          ? []
          : [`The content of ${link} contains ${found}…, which has no effect in a feed reader.`]),
        ...(content.length > maxPostBytes
          ? [
              `The content of ${link} has ${content.length} bytes, but the limit is ${maxPostBytes}.`,
            ]
          : []),
      ];
    }),
  ];
};

interface Link {
  readonly '@_href': string;
}

interface Author {
  readonly name?: string;
}

interface Feed {
  readonly rss?: {
    readonly channel: {
      readonly item?: readonly {readonly link: string; readonly 'content:encoded'?: string}[];
    };
  };
  readonly feed?: {
    readonly entry?: readonly {
      readonly author?: Author | readonly Author[];
      readonly link: readonly Link[];
      readonly content?: {readonly '#text'?: string};
    }[];
  };
}

interface Entry {
  readonly link: string;
  readonly content: string;
  /** Always true in RSS, which doesn't support an author that only has a name. */
  readonly hasAuthor: boolean;
}

const readFeed = (xml: string): Entry[] => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    processEntities: false,
    isArray: (name, path) => ['item', 'entry'].includes(name) || path.endsWith('entry.link'),
  });
  const {rss, feed} = parser.parse(xml) as Feed;
  return rss
    ? (rss.channel.item ?? []).map((item) => ({
        link: item.link,
        content: item['content:encoded'] ?? '',
        hasAuthor: true,
      }))
    : (feed?.entry ?? []).map(({author, link: [link], content}) => ({
        link: link?.['@_href'] ?? '',
        content: content?.['#text'] ?? '',
        hasAuthor: [author ?? []].flat().some(({name}) => name),
      }));
};
