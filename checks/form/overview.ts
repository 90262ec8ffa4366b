import type {Problem} from '@docs-kit/docs-proof';
import type {Page} from '@docs-kit/docs-proof/markdown';
import {PageFactsReader} from '../lib/page-facts';
import type {Site} from './site';

const overview = 'docs/troubleshooting.mdx';
const kind = 'troubleshooting';

/**
 * The overview of the Troubleshooting category must link to every troubleshooting page: to those in `pages`, or to all of
 * them if `pages` contains the overview.
 */
export function checkOverview(root: string, site: Site, pages: readonly Page[]): Problem[] {
  const routes = pages.some(({file}) => file === overview)
    ? site.pagesOfKind(kind)
    : pages
        .filter(({frontMatter}) => frontMatter['kind'] === kind)
        .flatMap(({route}) => route ?? []);
  const facts = routes.length > 0 ? new PageFactsReader(root).read(overview) : undefined;
  // The links of a page that can't be parsed are unknown.
  if (facts === undefined) {
    return [];
  }
  const linked = new Set(facts.links.map(({url}) => url.replace(/[#?].*$/, '')));
  return routes
    .filter((route) => !linked.has(route))
    .map((route) => ({
      file: overview,
      line: 1,
      message: `The overview doesn't link to ${route}, a page of kind ${kind}.`,
      remedy: 'Add the page to the table of the place where readers see the problem.',
    }));
}
