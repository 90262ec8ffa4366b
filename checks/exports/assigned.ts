import type {DocsRoute} from '../../config/docs-routes';
import type {Problem} from '../lib/problem';
import type {PackageFacts} from './findings';
import {sharedPages, typePages, undocumented} from './homes';

const homes = 'checks/exports/homes.ts';

/**
 * Every export that leaves a trace in JavaScript has a page that is meant for it, written or not, or a
 * reason to have none. Names that end in `Internals` are the toolkit's own and need no reason.
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
        message: `No page is meant for \`${name}\` of \`${from}\`.`,
        remedy:
          'Name in sharedPages the page that documents it, or say in undocumented why none does.',
      });
    }
    if ((page || internal) && none) {
      problems.push({
        file: homes,
        line: 1,
        message: `\`${name}\` of \`${from}\` ${page ? 'has a page and a reason to have none' : 'needs no reason to have no page'}.`,
        remedy: 'Remove it from undocumented.',
      });
    }
  }
  for (const {package: from, symbols} of [...sharedPages, ...undocumented]) {
    for (const symbol of symbols) {
      if (!values.some((each) => each.package === from && each.name === firstOf(symbol))) {
        problems.push({
          file: homes,
          line: 1,
          message: `\`${from}\` does not export \`${symbol}\`.`,
          remedy: 'Remove it.',
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
          message: `docs-routes.tsv has a route for \`${symbol}\` of \`${from}\`.`,
          remedy: 'Remove it from sharedPages.',
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
        remedy: 'Remove it from typePages.',
      });
    }
  }
  for (const {route} of [...sharedPages, ...typePages]) {
    if (!routes.some((each) => each.route === route)) {
      problems.push({
        file: homes,
        line: 1,
        message: `docs-routes.tsv has no route ${route}.`,
        remedy: 'Name a route of docs-routes.tsv.',
      });
    }
  }
  return problems;
}

function firstOf(symbol: string): string {
  return symbol.split('.')[0] ?? symbol;
}
