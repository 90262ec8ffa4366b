import type {Page} from '../lib/pages';
import {routeOfFile} from '../../plugins/pages';
import type {Problem} from '../lib/problem';
import type {Site} from '../lib/site';

const overview = '/docs/troubleshooting';

/**
 * The overview of the Troubleshooting category must link to every troubleshooting page. Checks all pages if `page`
 * is the overview, or else only `page`. Both report the same problem, so that it is listed once.
 */
export function checkOverview(site: Site, page: Page): Problem[] {
  const route = routeOfFile(page.file);
  const kind = 'troubleshooting';
  const routes =
    route === overview
      ? site.pagesOfKind(kind)
      : route !== undefined && page.frontMatter['kind'] === kind
        ? [route]
        : [];
  const listed = routes.length > 0 ? site.pageAt(overview) : undefined;
  // The links of a page that can't be parsed are unknown.
  if (listed?.fragments === undefined) {
    return [];
  }
  const linked = new Set(listed.links.map((url) => url.replace(/[#?].*$/, '')));
  return routes
    .filter((each) => !linked.has(each))
    .map((each) => ({
      file: listed.file,
      line: 1,
      message: `The overview doesn't link to ${each}, a page of kind ${kind}.`,
      remedy: 'Add the page to the table of the place where readers see the problem.',
    }));
}
