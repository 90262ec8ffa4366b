import {packageOf, routeOfFile} from '../../plugins/pages';
import type {Problem} from '../lib/problem';
import {sharedPages} from './homes';
import type {PageApis} from './page-apis';

/**
 * Each export must be documented on exactly one page. Exports that share a page must be on it.
 *
 * @param whole whether `pages` contains all pages, which is required to find duplicates
 */
export function claims(pages: readonly PageApis[], whole: boolean): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, PageApis>();
  for (const each of pages) {
    const {page, line, apis} = each;
    const route = routeOfFile(page.file);
    const wanted = sharedPages
      .filter((shared) => shared.route === route)
      .flatMap((shared) => shared.symbols.map((symbol) => ({package: shared.package, symbol})));
    for (const {package: from, symbol} of wanted) {
      const listed = apis.some(
        (api) =>
          api.symbol === symbol && (api.package === from || api.package.startsWith(`${from}/`)),
      );
      if (!listed) {
        problems.push({
          file: page.file,
          line,
          message: `The page is assigned to \`${symbol}\` from \`${from}\`, but \`api\` doesn't list it.`,
          remedy: `Add \`{package: "${from}", symbol: ${symbol}}\` to \`api\`.`,
        });
      }
    }
    if (!whole) {
      continue;
    }
    for (const {package: from, symbol} of apis) {
      if (symbol === undefined) {
        continue;
      }
      const key = `${packageOf(from)} ${symbol}`;
      const owner = owners.get(key);
      if (owner && owner !== each) {
        problems.push({
          file: page.file,
          line,
          message: `${owner.page.file} also documents \`${symbol}\` from \`${from}\`.`,
          remedy: 'Keep it in `api` on one of the pages, and link to that page from the other.',
        });
      }
      owners.set(key, owner ?? each);
    }
  }
  return problems;
}
