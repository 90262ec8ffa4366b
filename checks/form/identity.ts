import {frontMatterLine, routeOf, type Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import type {Site} from '../lib/site';

/** A docs page is of the kind that docs-routes.tsv gives its route, and an API is titled as it is used. */
export function checkIdentity(site: Site, page: Page): Problem[] {
  const route = routeOf(page);
  if (route === undefined) {
    return [];
  }
  const {kind, title, api} = page.frontMatter;
  const problems: Problem[] = [];
  const listed = site.listed(route);
  if (listed !== undefined && kind !== listed.kind) {
    problems.push({
      file: page.file,
      line: frontMatterLine(page, 'kind'),
      message: `docs-routes.tsv lists ${route} as ${listed.kind}, and the page is of kind ${String(kind)}.`,
      remedy: `Write \`kind: ${listed.kind}\`.`,
    });
  }
  const symbol =
    typeof api === 'object' && api !== null && 'symbol' in api && typeof api.symbol === 'string'
      ? api.symbol
      : undefined;
  // A type that readers know by another name, such as calculateMetadata(), has that as its label.
  const titles = [`${symbol}()`, `<${symbol}>`, symbol, listed?.label];
  if (typeof title === 'string' && symbol !== undefined && !titles.includes(title)) {
    problems.push({
      file: page.file,
      line: frontMatterLine(page, 'title'),
      message: `The title “${title}” is not the name of the API.`,
      remedy: `Write ${symbol}() for a function, <${symbol}> for a component, ${symbol} for the rest.`,
    });
  }
  return problems;
}
