import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '@docs-kit/docs-proof';
import {XMLValidator} from 'fast-xml-parser';
import {collectionIds} from '../../features/site/collections';
import {builtFileOf, type BuiltPage} from '../lib/built-site';

const formats = [
  {name: 'rss.xml', link: /<item>[^]*?<link>([^<]*)<\/link>/g},
  {name: 'atom.xml', link: /<entry>[^]*?<link href="([^"]*)"/g},
] as const;

/** Both feeds of each collection must exist, be well-formed, and contain every post. */
export const checkFeeds = (
  root: string,
  pages: readonly BuiltPage[],
  siteUrl: string,
): Problem[] => {
  return collectionIds.flatMap((collection) =>
    formats.flatMap(({name, link: pattern}): Problem[] => {
      const address = `/${collection}/${name}`;
      const file = `build${address}`;
      const problem = (message: string, remedy: string) => ({file, line: 1, message, remedy});
      if (!existsSync(path.join(root, file))) {
        return [
          problem('The feed is missing.', 'Add its type to `feedOptions` in docusaurus.config.ts.'),
        ];
      }
      const xml = readFileSync(path.join(root, file), 'utf8');
      const validity = XMLValidator.validate(xml);
      const links = [...xml.matchAll(pattern)].map(([, link = '']) => link);
      const posts = pages
        .filter(({route}) => postOf(collection).test(route))
        .map(({route}) => siteUrl + route);
      return [
        ...(validity === true
          ? []
          : [`Line ${validity.err.line} isn't valid XML: ${validity.err.msg}`]),
        ...posts
          .filter((post) => !links.includes(post))
          .map((post) => `The feed doesn't contain ${post}.`),
      ].map((message) => problem(message, 'Correct the post, or features/feeds.'));
    }),
  );
};

/** Whether a URL leads to a file of the built site. */
export const isBuilt = (root: string, siteUrl: string, url: string): boolean =>
  url.startsWith(`${siteUrl}/`) && builtFileOf(root, url.slice(siteUrl.length)) !== undefined;

/** Matches the routes of the posts of a collection. */
const postOf = (collection: string): RegExp =>
  new RegExp(String.raw`^/${collection}/(?!archive$|tags$)[^/]+$`);

export const isPost = (route: string): boolean =>
  collectionIds.some((collection) => postOf(collection).test(route));
