import {packageOf, routeOfFile} from '../../plugins/pages';
import type {Problem} from '../lib/problem';
import type {PackageFacts} from './findings';
import {isInternal, sharedPages, typePages, undocumented} from './homes';
import type {PageApis} from './page-apis';

const homes = 'checks/exports/homes.ts';

/**
 * Every export that exists at run time must be in the `api` of a page or have a reason in `undocumented`. Internal names
 * (`…Internals`, `_…`) need no reason.
 */
export function assigned(
  {exports}: Pick<PackageFacts, 'exports'>,
  pages: readonly PageApis[],
): Problem[] {
  const problems: Problem[] = [];
  const values = exports.filter(({value}) => value);
  const own = pages.flatMap(({apis}) =>
    apis.flatMap(({package: from, symbol}) =>
      symbol === undefined ? [] : [{package: packageOf(from), symbol}],
    ),
  );
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
  const routes = new Set(pages.map(({page}) => routeOfFile(page.file)));
  for (const {route} of [...sharedPages, ...typePages]) {
    if (!routes.has(route)) {
      problems.push({
        file: homes,
        line: 1,
        message: `There is no API page at ${route}.`,
        remedy: 'Use the route of an API page.',
      });
    }
  }
  return problems;
}

function firstOf(symbol: string): string {
  return symbol.split('.')[0] ?? symbol;
}
