import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isPartial, lineWith} from '@docs-kit/docs-proof';
import {globSync} from 'tinyglobby';
import type {Redirect} from '../../redirects';
import type {PageFactsReader, Reference} from '../lib/page-facts';

/** A link and the file that contains it. */
export interface Link extends Reference {
  readonly file: string;
  /** Whether the file is a partial, in which `#fragment` refers to the page that includes it. */
  readonly partial: boolean;
}

/** `to="/docs"`, `href={'/docs'}`, `to: '/docs'` in code; `to: /docs` in an entry. */
const inCode = /\b(?:to|href)\s*[=:]\s*\{?\s*(['"`])(\/[^'"`$]*)\1/g;
const inEntry = /\b(?:to|href):\s*(['"]?)(\/[^\s'",}\]]*)\1/g;

/** Returns every link in the pages, and in entries and components. */
export function readLinks(root: string, pages: readonly string[], reader: PageFactsReader): Link[] {
  const links: Link[] = [];
  for (const file of pages) {
    const facts = reader.read(file);
    const partial = isPartial(file);
    links.push(...(facts?.links ?? []).map((link) => ({...link, file, partial})));
  }
  for (const [files, pattern] of [
    [globSync(['{src,features,config}/**/*.{ts,tsx}', '!**/*.test.*'], {cwd: root}), inCode],
    [globSync('src/data/*/*.yml', {cwd: root}), inEntry],
  ] as const) {
    for (const file of [...files].sort()) {
      links.push(...linksIn(readFileSync(path.join(root, file), 'utf8'), file, pattern));
    }
  }
  return links;
}

/** Returns every demo that the pages and partials include. `url` is the ID of the demo. */
export const readDemos = (pages: readonly string[], reader: PageFactsReader): Link[] =>
  pages.flatMap((file) =>
    (reader.read(file)?.demos ?? []).map((demo) => ({...demo, file, partial: false})),
  );

/** Returns the links in a text that match a pattern. The second group of the pattern is the URL. */
function linksIn(text: string, file: string, pattern: RegExp): Link[] {
  return [...text.matchAll(pattern)].map((match) => ({
    file,
    url: match[2] ?? '',
    line: text.slice(0, match.index).split('\n').length,
    partial: false,
  }));
}

/**
 * Returns the target of each redirect.
 *
 * @param text the text of redirects.ts. If it is missing, the list belongs to another site, and there are no targets.
 */
export function redirectTargets(list: readonly Redirect[], text: string | undefined): Link[] {
  return text === undefined
    ? []
    : list.map(({from, to}) => ({
        file: 'redirects.ts',
        url: to,
        line: lineWith(text, (line) => line.includes(`from: '${from}'`)),
        partial: false,
      }));
}
