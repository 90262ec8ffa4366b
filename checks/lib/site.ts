import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocsRoutes} from '../../config/docs-routes';
import {otherServices} from '../links-from-outside/other-services';
import {fragmentsOf} from './outline';
import {listPages, loadPages, routeOf, type Page} from './pages';

/** The addresses of the site, as far as its Markdown files tell. */
export interface Site {
  /** The docs page at a path; undefined when it is not written, or is no page. */
  pageAt(route: string): Page | undefined;
  /** Whether docs-routes.tsv lists the path. */
  isRoute(route: string): boolean;
  /** The kind of page and the label that docs-routes.tsv gives a path. */
  listed(route: string): {kind: string; label: string} | undefined;
  /** The routes of docs-routes.tsv that no page serves yet. */
  openRoutes(): string[];
  /** Whether an element of the page has the id. */
  hasFragment(page: Page, fragment: string): boolean;
  /** Whether the path belongs to another service of the owner on the same host. */
  isOtherService(address: string): boolean;
}

/** Reads all docs pages below `root`. Pages that cannot be parsed count as not there. */
export async function readSite(root: string): Promise<Site> {
  const byRoute = new Map<string, Page>();
  const {pages} = await loadPages(
    root,
    listPages(root).filter((file) => file.startsWith('docs/')),
  );
  for (const page of pages) {
    const route = routeOf(page);
    if (route !== undefined) {
      byRoute.set(route, page);
    }
  }
  const routes = new Map(
    parseDocsRoutes(readFileSync(path.join(root, 'docs-routes.tsv'), 'utf8')).map(
      // The list calls a term page by a longer word.
      ({route, kind, label}) => [route, {label, kind: kind === 'terminology' ? 'term' : kind}],
    ),
  );
  const fragments = new Map<string, Set<string>>();
  return {
    pageAt: (route) => byRoute.get(route === '/docs' ? '/docs/' : route),
    isRoute: (route) => routes.has(route === '/docs' ? '/docs/' : route),
    listed: (route) => routes.get(route),
    openRoutes: () => [...routes.keys()].filter((route) => !byRoute.has(route)),
    isOtherService: (address) => otherServices.some(({path: prefix}) => isBelow(address, prefix)),
    hasFragment: (page, fragment) => {
      const known = fragments.get(page.file) ?? fragmentsOf(root, page);
      fragments.set(page.file, known);
      return known.has(decodeURIComponent(fragment));
    },
  };
}

function isBelow(address: string, prefix: string): boolean {
  return address === prefix || address.startsWith(`${prefix}/`) || address.startsWith(`${prefix}#`);
}
