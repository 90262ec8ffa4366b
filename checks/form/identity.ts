import {frontMatterLine, routeOf, type Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import type {Site} from '../lib/site';

/**
 * The kind of a docs page must match docs-routes.tsv, and the title of an API page must be the name
 * of the API.
 */
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
      message: `The page has kind ${String(kind)}, but docs-routes.tsv lists ${route} as ${listed.kind}.`,
      remedy: `Set \`kind: ${listed.kind}\`, or correct docs-routes.tsv.`,
    });
  }
  const symbol =
    typeof api === 'object' && api !== null && 'symbol' in api && typeof api.symbol === 'string'
      ? api.symbol
      : undefined;
  // Some types are known by another name, such as calculateMetadata(), which is then the label.
  const titles = [`${symbol}()`, `<${symbol}>`, symbol, listed?.label];
  if (typeof title === 'string' && symbol !== undefined && !titles.includes(title)) {
    problems.push({
      file: page.file,
      line: frontMatterLine(page, 'title'),
      message: `The title “${title}” isn't the name of the API.`,
      remedy: `Use ${symbol}() for a function, <${symbol}> for a component, and ${symbol} for anything else.`,
    });
  }
  return problems;
}
