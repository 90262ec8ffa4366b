import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listBuiltFiles, type BuiltPage} from '../lib/built-site';
import type {Problem} from '../lib/problem';
import type {Deferred} from './deferred';
import {loadOf, total, type Load, type Scale} from './load';
import type {ScriptsOf} from './route-scripts';

/** A limit for one number. */
export interface Budget {
  readonly limit: number;
  readonly unit: 'bytes' | 'requests';
  readonly what: string;
}

export interface Budgets {
  readonly docsStylesheets: Budget;
  readonly stylesheets: Budget;
  readonly docsLoad: Budget;
  readonly docsRequests: Budget;
  readonly app: Budget;
  readonly docsScripts: Budget;
  readonly homeLoad: Budget;
  readonly homePictures: Budget;
  readonly searchIndex: Budget;
}

/** The budgets that apply to pages. */
type PageBudget = Exclude<keyof Budgets, 'searchIndex'>;

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

export const isDocsPage = ({page: {route}}: LoadedPage): boolean =>
  route === '/docs' || route.startsWith('/docs/');

/** Measures each budget: one value for each page that it applies to. */
export const measure = (
  pages: readonly LoadedPage[],
  scale: Scale,
): Record<PageBudget, {page: BuiltPage; value: number}[]> => {
  const docs = pages.filter(isDocsPage);
  const home = pages.filter(({page}) => page.route === '/');
  const stylesheets = ({load}: LoadedPage) =>
    total(load.stylesheets.map((file) => scale.gzip(file)));
  return {
    docsStylesheets: docs.map((each) => ({page: each.page, value: stylesheets(each)})),
    stylesheets: pages.map((each) => ({page: each.page, value: stylesheets(each)})),
    app: docs.map(({page}) => ({
      page,
      value: total([...page.scripts, ...page.lateScripts].map((file) => scale.gzip(file))),
    })),
    docsScripts: docs.map(({page, load}) => ({
      page,
      value: total(load.appScripts.map((file) => scale.gzip(file))),
    })),
    docsLoad: docs.map((each) => ({page: each.page, value: atLoad(each, scale)})),
    docsRequests: docs.map(({page, load}) => ({
      page,
      value: 1 + load.scripts.length + load.stylesheets.length + load.pictures.length,
    })),
    homeLoad: home.map((each) => ({page: each.page, value: atLoad(each, scale)})),
    homePictures: home.map(({page, load}) => ({
      page,
      value: total(load.pictures.map((file) => scale.picture(file))),
    })),
  };
};

/** The bytes that a page loads before the reader does anything. */
const atLoad = ({page, load}: LoadedPage, scale: Scale): number =>
  total(
    [page.file.replace(/^build/, ''), ...load.stylesheets, ...load.scripts].map((file) =>
      scale.gzip(file),
    ),
  ) + total(load.pictures.map((file) => scale.picture(file)));

/** Reports the budgets that are exceeded, each for the page that exceeds it the most. */
export const judgeBudgets = (
  budgets: Budgets,
  pages: readonly LoadedPage[],
  scale: Scale,
): Problem[] =>
  Object.entries(measure(pages, scale)).flatMap(([name, measures]) => {
    const {limit, unit, what} = budgets[name as keyof Budgets];
    const over = measures.filter(({value}) => value > limit).sort((a, b) => b.value - a.value);
    const [worst] = over;
    if (measures.length === 0) {
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
            file: worst.page.file,
            line: 1,
            message: `${worst.value} ${unit} exceeds the limit of ${limit}: ${what}${over.length > 1 ? ` (${over.length} pages exceed it)` : ''}.`,
            remedy: `Reduce what the page loads. The budget "${name}" is in budgets.json.`,
          },
        ];
  });

/**
 * The compressed size of the index that the first search loads, without the texts that results load. Undefined if another
 * service answers searches.
 */
export const measureSearchIndex = (root: string, scale: Scale): number | undefined => {
  const manifest = path.join(root, 'build/search-index.json');
  if (!existsSync(manifest)) {
    return undefined;
  }
  const {folder} = JSON.parse(readFileSync(manifest, 'utf8')) as {readonly folder: string};
  return scale.gzip(`/${folder}index.json`);
};

export const judgeSearchIndex = (
  {searchIndex: {limit, unit, what}}: Budgets,
  size: number | undefined,
): Problem[] =>
  size === undefined || size <= limit
    ? []
    : [
        {
          file: 'build/search-index.json',
          line: 1,
          message: `${size} ${unit} exceeds the limit of ${limit}: ${what}.`,
          remedy:
            'Reduce what plugins/search/build-index.ts writes. The budget "searchIndex" is in budgets.json.',
        },
      ];

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
