import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {keyOf, type Passed, selectDue} from '@docs-kit/tools/record';

/** The committed record of pages that passed the sweep of the browser tests. */
export const pageRecord = 'records/pages.json';

/** A page that the build wrote. */
export interface BuiltPage {
  /** The path at which it is served, without a slash at the end. */
  readonly path: string;
  /** Where it leads, if it is a redirect. */
  readonly redirectsTo: string | null;
  /**
   * Changes with what the page shows: its text, partials, demos and examples. The frame around it (navbar, sidebar,
   * footer) and the names of scripts, which change with other pages, aren't part of it.
   */
  readonly key: string;
}

/** The hash of a script or style sheet in its name. */
const assets = /\/assets\/(?:js|css)\/[^"'\s>]+/g;

const contentOf = (html: string): string =>
  (/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html).replace(assets, '');

/** Reads every page in the folder of a build, except the not-found page. */
export const readBuiltPages = (folder: string): BuiltPage[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .sort()
    .map((file) => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      return {
        path: `/${file.replace(/(?:^|\/)index\.html$/, '')}`,
        redirectsTo:
          /<meta http-equiv="?refresh"? content="0; url=([^"]+)"/.exec(html)?.[1] ?? null,
        key: keyOf(contentOf(html)),
      };
    });

/** The key of each page that isn't a redirect, by path. */
export const pageKeys = (pages: readonly BuiltPage[]): Passed =>
  new Map(
    pages.filter(({redirectsTo}) => redirectsTo === null).map(({path: at, key}) => [at, key]),
  );

/**
 * The key of each page, and of each recorded page that is gone without a redirect. They stay in the record, so that the
 * check `links` reports them.
 */
export const withLostPages = (pages: readonly BuiltPage[], record: Passed): Passed => {
  const built = new Set(pages.map(({path: at}) => at));
  return new Map([...[...record].filter(([at]) => !built.has(at)), ...pageKeys(pages)]);
};

/**
 * Selects the pages that a sweep opens: one of every kind, those that changed since they passed, and a rotating fifth of
 * the others.
 *
 * @param kinds paths of one page of every kind, with or without a slash at the end
 * @param rotation what `rotationOf()` returns
 */
export const selectPages = (
  keys: Passed,
  record: Passed,
  kinds: readonly string[],
  rotation: string,
): string[] => {
  const always = new Set(kinds.map((kind) => kind.replace(/(?<=.)\/$/, '')));
  const due = new Set(selectDue(keys, record, 5, rotation));
  return [...keys.keys()].filter((at) => always.has(at) || due.has(at));
};
