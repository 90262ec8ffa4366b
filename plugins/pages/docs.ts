import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readFrontMatter, type FrontMatter} from './front-matter';
import {isPartial, routeOfDocId} from './routes';

/** A page in `docs/`. */
export interface DocsPage {
  /** The path in `docs/` without the extension. */
  readonly id: string;
  /** Without a trailing slash, except for the docs home: `/docs/`. */
  readonly route: string;
  /** Path relative to the root of the repository. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
}

/** The IDs of all docs pages, sorted. */
export const listDocIds = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx') && !isPartial(file))
    .map((file) => file.replace(/\.mdx$/, ''))
    .sort();

/** Reads the front matter of a docs page. @throws if it doesn't exist */
export const readDocsPage = (siteDir: string, id: string): DocsPage => {
  const file = `docs/${id}.mdx`;
  return {
    id,
    route: routeOfDocId(id),
    file,
    frontMatter: readFrontMatter(path.join(siteDir, file)),
  };
};
