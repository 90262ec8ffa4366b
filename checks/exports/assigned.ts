import type {OpenRoute} from '../../config/open-routes';
import {packageOf, routeOfFile} from '../../plugins/pages';
import type {Problem} from '../lib/problem';
import type {PackageFacts} from './findings';
import {isInternal, sharedPages, typePages, undocumented} from './homes';
import type {PageApis} from './page-apis';

const homes = 'checks/exports/homes.ts';

/**
 * Every export that exists at run time must be in the `api` of a page, belong to a page that isn't written yet, or have
 * a reason in `undocumented`. Internal names (`…Internals`, `_…`) need no reason.
 */
export function assigned(
  {exports}: Pick<PackageFacts, 'exports'>,
  pages: readonly PageApis[],
  open: readonly OpenRoute[],
): Problem[] {
  const problems: Problem[] = [];
  const values = exports.filter(({value}) => value);
  const planned = open.flatMap(({package: from, symbol}) =>
    from !== undefined && symbol !== undefined ? [{package: from, symbol}] : [],
  );
  const own = [
    ...pages.flatMap(({apis}) =>
      apis.flatMap(({package: from, symbol}) =>
        symbol === undefined ? [] : [{package: packageOf(from), symbol}],
      ),
    ),
    ...planned,
  ];
  for (const {package: from, name} of values) {
    const internal = isInternal(name);
    const page =
      own.some((each) => each.package === from && firstOf(each.symbol) === name) ||
      sharedPages.some(
        (each) => each.package === from && each.symbols.some((symbol) => firstOf(symbol) === name),
      );
    const none = undocumented.some((each) => each.package === from && each.symbols.includes(name));
    if (!internal && !page && !none) {
      problems.push({
        file: homes,
        line: 1,
        message: `\`${name}\` from \`${from}\` isn't assigned to a page.`,
        remedy:
          'Add it to the `api` of the page that documents it, or to `undocumented` with a reason.',
      });
    }
    if ((page || internal) && none) {
      problems.push({
        file: homes,
        line: 1,
        message: `\`${name}\` from \`${from}\` is listed in \`undocumented\`, but ${page ? 'has a page' : 'is internal'}.`,
        remedy: 'Remove it from `undocumented`.',
      });
    }
  }
  for (const {package: from, symbols} of [...sharedPages, ...undocumented]) {
    for (const symbol of symbols) {
      if (!values.some((each) => each.package === from && each.name === firstOf(symbol))) {
        problems.push({
          file: homes,
          line: 1,
          message: `\`${from}\` doesn't export \`${symbol}\`.`,
          remedy: 'Remove the entry.',
        });
      }
    }
  }
  for (const {package: from, symbols} of sharedPages) {
    for (const symbol of symbols) {
      if (planned.some((each) => each.package === from && each.symbol === symbol)) {
        problems.push({
          file: homes,
          line: 1,
          message: `config/open-routes.ts already has a page for \`${symbol}\` from \`${from}\`.`,
          remedy: 'Remove it from `sharedPages`.',
        });
      }
    }
  }
  for (const {type} of typePages) {
    if (!exports.some(({name}) => name === type)) {
      problems.push({
        file: homes,
        line: 1,
        message: `No package exports the type \`${type}\`.`,
        remedy: 'Remove it from `typePages`.',
      });
    }
  }
  const routes = new Set([
    ...pages.map(({page}) => routeOfFile(page.file)),
    ...open.map(({route}) => route),
  ]);
  for (const {route} of [...sharedPages, ...typePages]) {
    if (!routes.has(route)) {
      problems.push({
        file: homes,
        line: 1,
        message: `There is no API page at ${route}.`,
        remedy: 'Use the route of an API page, or of a page in config/open-routes.ts.',
      });
    }
  }
  return problems;
}

function firstOf(symbol: string): string {
  return symbol.split('.')[0] ?? symbol;
}
