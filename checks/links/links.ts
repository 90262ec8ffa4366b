import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {redirects} from '../../redirects';
import type {PageFactsReader, Reference} from '../lib/page-facts';
import {isPartial, listPages} from '../lib/pages';

/** A link, with the file that it is written in. */
export interface Link extends Reference {
  readonly file: string;
  /** Whether pages include the file, so that `#fragment` leads to an element of those pages. */
  readonly partial: boolean;
}

/** `to="/docs"`, `href={'/docs'}`, `to: '/docs'` in code; `to: /docs` in an entry. */
const inCode = /\b(?:to|href)\s*[=:]\s*\{?\s*(['"`])(\/[^'"`$]*)\1/g;
const inEntry = /\b(?:to|href):\s*(['"]?)(\/[^\s'",}\]]*)\1/g;

/** Every link within the site: those of pages, of entries, of components and of redirects. */
export async function readLinks(root: string, reader: PageFactsReader): Promise<Link[]> {
  const links: Link[] = [];
  for (const file of listPages(root)) {
    const facts = await reader.read(file);
    const partial = isPartial(file);
    links.push(...(facts?.links ?? []).map((link) => ({...link, file, partial})));
  }
  for (const [files, pattern] of [
    [globSync('{src,config}/**/*.{ts,tsx}', {cwd: root}), inCode],
    [globSync('src/data/*/*.yml', {cwd: root}), inEntry],
  ] as const) {
    for (const file of [...files].sort()) {
      links.push(...linksIn(readFileSync(path.join(root, file), 'utf8'), file, pattern));
    }
  }
  return links;
}

/** Every demo that a page or a partial shows; the `url` is its ID. */
export async function readDemos(root: string, reader: PageFactsReader): Promise<Link[]> {
  const demos: Link[] = [];
  for (const file of listPages(root)) {
    const facts = await reader.read(file);
    demos.push(...(facts?.demos ?? []).map((demo) => ({...demo, file, partial: false})));
  }
  return demos;
}

/** The links in a text that a pattern finds; its second group is the URL. */
function linksIn(text: string, file: string, pattern: RegExp): Link[] {
  return [...text.matchAll(pattern)].map((match) => ({
    file,
    url: match[2] ?? '',
    line: text.slice(0, match.index).split('\n').length,
    partial: false,
  }));
}

/** The targets of redirects outside the docs. A redirect to a docs page waits until the page exists. */
export function redirectTargets(list: typeof redirects = redirects): Link[] {
  return list
    .filter(({to}) => !to.startsWith('/docs/'))
    .map(({to}) => ({file: 'redirects.ts', url: to, line: 1, partial: false}));
}
