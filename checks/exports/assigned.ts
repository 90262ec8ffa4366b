import type {DocsRoute} from '../../config/docs-routes';
import type {Problem} from '../lib/problem';
import type {PackageFacts} from './findings';
import {sharedPages, typePages, undocumented} from './homes';

const homes = 'checks/exports/homes.ts';

/**
 * Every export that exists at run time must be assigned to a page, even if the page isn't written yet, or
 * have a reason in `undocumented`. Internal names (`…Internals`, `_…`) need no reason.
 */
export function assigned(
  {exports}: Pick<PackageFacts, 'exports'>,
  routes: readonly DocsRoute[],
): Problem[] {
  const problems: Problem[] = [];
  const values = exports.filter(({value}) => value);
  for (const {package: from, name} of values) {
    const internal = /Internals$/.test(name) || name.startsWith('_');
    const page =
      routes.some((route) => route.packageName === from && firstOf(route.symbol) === name) ||
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
          'Add it to `sharedPages` with the page that documents it, or to `undocumented` with a reason.',
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
      if (routes.some((each) => each.packageName === from && each.symbol === symbol)) {
        problems.push({
          file: homes,
          line: 1,
          message: `docs-routes.tsv already has a route for \`${symbol}\` from \`${from}\`.`,
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
  for (const {route} of [...sharedPages, ...typePages]) {
    if (!routes.some((each) => each.route === route)) {
      problems.push({
        file: homes,
        line: 1,
        message: `docs-routes.tsv doesn't list the route ${route}.`,
        remedy: 'Use a route that docs-routes.tsv lists.',
      });
    }
  }
  return problems;
}

function firstOf(symbol: string): string {
  return symbol.split('.')[0] ?? symbol;
}
