import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '@docs-kit/docs-proof';
import {listBuiltFiles, type BuiltPage} from '../lib/built-site';
import type {Deferred} from './deferred';
import {loadOf, total, type Load, type Scale} from './load';
import type {ScriptsOf} from './route-scripts';

/** A limit for one number. */
export interface Budget {
  readonly limit: number;
  readonly unit: 'bytes' | 'requests';
  readonly what: string;
}

export type Budgets = Readonly<
  Record<
    | 'stylesheets'
    | 'docsLoad'
    | 'docsRequests'
    | 'app'
    | 'docsScripts'
    | 'homeLoad'
    | 'searchIndex',
    Budget
  >
>;

/** A page with the files that it loads. */
export interface LoadedPage {
  readonly page: BuiltPage;
  readonly load: Load;
}

export const withLoads = (pages: readonly BuiltPage[], scriptsOf: ScriptsOf): LoadedPage[] =>
  pages.map((page) => ({
    page,
    load: loadOf(page, page.route === '/404' ? [] : scriptsOf(page.route)),
  }));

/** The value of a budget for a page, or for the search index. */
export interface Value {
  readonly file: string;
  readonly value: number;
}

/**
 * Measures each budget: one value for each page that it applies to. If another service answers searches, the budget of the
 * search index is missing.
 */
export const measure = (
  root: string,
  pages: readonly LoadedPage[],
  scale: Scale,
): Partial<Record<keyof Budgets, Value[]>> => {
  const docs = pages.filter(({page: {route}}) => route === '/docs' || route.startsWith('/docs/'));
  const home = pages.filter(({page}) => page.route === '/');
  const of = (measured: readonly LoadedPage[], valueOf: (page: LoadedPage) => number): Value[] =>
    measured.map((each) => ({file: each.page.file, value: valueOf(each)}));
  const gzip = (files: readonly string[]) => total(files.map((file) => scale.gzip(file)));
  /** The bytes that a page loads before the reader does anything. */
  const atLoad = ({page, load}: LoadedPage) =>
    gzip([page.file.replace(/^build/, ''), ...load.stylesheets, ...load.scripts]) +
    total(load.pictures.map((file) => scale.picture(file)));
  const manifest = path.join(root, 'build/search-index.json');
  return {
    stylesheets: of(pages, ({load}) => gzip(load.stylesheets)),
    docsLoad: of(docs, atLoad),
    docsRequests: of(
      docs,
      ({load}) => 1 + load.scripts.length + load.stylesheets.length + load.pictures.length,
    ),
    app: of(docs, ({page}) => gzip([...page.scripts, ...page.lateScripts])),
    docsScripts: of(docs, ({load}) => gzip(load.appScripts)),
    homeLoad: of(home, atLoad),
    // The index that the first search loads, without the texts that results load.
    ...(existsSync(manifest) && {
      searchIndex: [{file: 'build/search-index.json', value: scale.gzip(indexOf(manifest))}],
    }),
  };
};

const indexOf = (manifest: string): string => {
  const {folder} = JSON.parse(readFileSync(manifest, 'utf8')) as {readonly folder: string};
  return `/${folder}index.json`;
};

/** Reports the budgets that are exceeded, each for the page that exceeds it the most. */
export const judgeBudgets = (budgets: Budgets, measured: ReturnType<typeof measure>): Problem[] =>
  Object.entries(measured).flatMap(([name, values]) => {
    const {limit, unit, what} = budgets[name as keyof Budgets];
    const over = values.filter(({value}) => value > limit).sort((a, b) => b.value - a.value);
    const [worst] = over;
    if (values.length === 0) {
      return [
        {
          file: 'budgets.json',
          line: 1,
          message: `The budget "${name}" applies to no page.`,
          remedy: 'Correct the condition in checks/budgets/judge.ts.',
        },
      ];
    }
    return worst === undefined
      ? []
      : [
          {
            file: worst.file,
            line: 1,
            message: `${worst.value} ${unit} exceeds the limit of ${limit}: ${what}${over.length > 1 ? ` (${over.length} pages exceed it)` : ''}.`,
            remedy: `Reduce what is loaded. The budget "${name}" is in budgets.json.`,
          },
        ];
  });

/** The scripts of deferred parts must exist, and no page may load them by itself. */
export const judgeDeferred = (
  root: string,
  parts: readonly Deferred[],
  pages: readonly LoadedPage[],
): Problem[] => {
  const scripts = listBuiltFiles(root)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      address: file.replace(/^build/, ''),
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
  return parts.flatMap(({what, isIn}): Problem[] => {
    const own = scripts.filter(isIn).map(({address}) => address);
    if (own.length === 0) {
      return [
        {
          file: 'checks/budgets/deferred.ts',
          line: 1,
          message: `No script was recognized as the code of ${what}.`,
          remedy: 'Update `isIn` in checks/budgets/deferred.ts so that it recognizes the script.',
        },
      ];
    }
    const loaders = pages.filter(({load}) => own.some((file) => load.appScripts.includes(file)));
    return loaders.map(({page}) => ({
      file: page.file,
      line: 1,
      message: `The page loads ${what} before the reader needs it.`,
      remedy: 'Load it on demand with import().',
    }));
  });
};
