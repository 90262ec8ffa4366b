import type {PageApis} from '../pages';
import {packageOf} from '../pages/apis';
import type {Problem} from '../lib/problem';
import type {PackageFacts} from './against-types';
import {isInternal, type ExportExceptions} from './exceptions';

/**
 * Every export that exists at run time must be in the `api` of a page or have a reason in `undocumented`. Internal names
 * (`…Internals`, `_…`) need no reason. Each other exception must be about an export that a page documents. The comparison of
 * that page reports the exception if the page doesn't need it.
 */
export function assigned(
  {exports}: Pick<PackageFacts, 'exports'>,
  pages: readonly PageApis[],
  {file, undocumented, stubs, hiddenMembers, typePages}: ExportExceptions,
): Problem[] {
  const problems: Problem[] = [];
  const problem = (message: string, remedy: string): void => {
    problems.push({file, line: 1, message, remedy});
  };
  const documented = new Set(
    pages.flatMap(({apis}) =>
      apis.map(({package: from, symbol}) => `${packageOf(from)} ${symbol?.split('.')[0]}`),
    ),
  );
  const values = exports.filter(({value}) => value);
  for (const {package: from, name} of values) {
    const key = `${from} ${name}`;
    const what = `\`${name}\` from \`${from}\``;
    if (undocumented[key] === undefined) {
      if (!documented.has(key) && !isInternal(name)) {
        problem(
          `${what} isn't assigned to a page.`,
          'Add it to the `api` of the page that documents it, or to `undocumented` with a reason.',
        );
      }
    } else if (documented.has(key) || isInternal(name)) {
      problem(
        `${what} is listed in \`undocumented\`, but ${documented.has(key) ? 'has a page' : 'is internal'}.`,
        'Remove it from `undocumented`.',
      );
    }
  }
  const exported = new Set(values.map(({package: from, name}) => `${from} ${name}`));
  for (const key of Object.keys(undocumented).filter((each) => !exported.has(each))) {
    const [from, name] = key.split(' ');
    problem(`\`${from}\` doesn't export \`${name}\`.`, 'Remove it from `undocumented`.');
  }
  const symbols = new Set(
    pages.flatMap(({apis}) =>
      apis.map(({package: from, symbol}) => `${packageOf(from)} ${symbol}`),
    ),
  );
  const excepted = [
    ...stubs.map(({package: from, symbol}) => ['stubs', from, symbol] as const),
    ...hiddenMembers.flatMap(({package: from, symbols: names}) =>
      names.map((name) => ['hiddenMembers', from, name] as const),
    ),
  ];
  for (const [list, from, name] of excepted) {
    if (!symbols.has(`${from} ${name}`)) {
      problem(`No page documents \`${name}\` from \`${from}\`.`, `Remove it from \`${list}\`.`);
    }
  }
  const routes = new Set(pages.map(({page}) => page.route));
  for (const {type, route} of typePages) {
    if (!exports.some(({name}) => name === type)) {
      problem(`No package exports the type \`${type}\`.`, 'Remove it from `typePages`.');
    }
    if (!routes.has(route)) {
      problem(`There is no API page at ${route}.`, 'Use the route of an API page.');
    }
  }
  return problems;
}

/** Each export must be documented on only one of all pages. */
export function documentedTwice(pages: readonly PageApis[]): Problem[] {
  const first = new Map<string, PageApis>();
  return pages.flatMap((each) =>
    each.apis.flatMap(({package: from, symbol}) => {
      const key = `${packageOf(from)} ${symbol}`;
      const other = first.get(key) ?? each;
      first.set(key, other);
      return symbol === undefined || other === each
        ? []
        : [
            {
              file: each.page.file,
              line: each.line,
              message: `${other.page.file} also documents \`${symbol}\` from \`${from}\`.`,
              remedy: 'Keep it in `api` on one of the pages, and link to that page from the other.',
            },
          ];
    }),
  );
}
