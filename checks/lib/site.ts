import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocsRoutes} from '../../config/docs-routes';
import {otherServices} from '../links-from-outside/other-services';
import {PageFactsReader, type PageFacts} from './page-facts';
import {isPartial, listPages, routeOf} from './pages';

/** A docs page with its link targets and links. */
export interface SitePage {
  /** Path relative to the root. */
  readonly file: string;
  readonly fragments: ReadonlySet<string>;
  readonly kind: unknown;
  /** The URLs that it links to, with their fragments. */
  readonly links: readonly string[];
}

/** The routes of the site according to its Markdown files. */
export interface Site {
  /** Returns the docs page at a path, or undefined if there is none. */
  pageAt(route: string): SitePage | undefined;
  /** Returns the routes of the docs pages whose front matter has the kind. */
  pagesOfKind(kind: string): readonly string[];
  /** Whether docs-routes.tsv lists the path. */
  isRoute(route: string): boolean;
  /** Returns the kind and label of a path in docs-routes.tsv. */
  listed(route: string): {kind: string; label: string} | undefined;
  /** Returns the pages of an API by a title such as `<Folder>` or `loadFont()`. */
  pagesOfApi(title: string): readonly string[];
  /** Returns the routes of docs-routes.tsv whose pages don't exist yet. */
  openRoutes(): string[];
  /** Whether the path belongs to another service on the same host. */
  isOtherService(address: string): boolean;
}

/** Reads all docs pages. Treats pages that can't be parsed as missing. */
export async function readSite(root: string): Promise<Site> {
  const byRoute = new Map<string, SitePage>();
  const apis = new Map<string, string[]>();
  const reader = new PageFactsReader(root);
  for (const file of listPages(root).filter((each) => each.startsWith('docs/'))) {
    const facts = await reader.read(file);
    const route = facts && routeOf({file, partial: isPartial(file), ...facts});
    if (facts !== undefined && route !== undefined) {
      const {kind, title} = facts.frontMatter;
      byRoute.set(route, {
        file,
        fragments: await fragmentsOf(reader, facts),
        kind,
        links: facts.links.map(({url}) => url),
      });
      if (kind === 'api' && typeof title === 'string') {
        apis.set(title, [...(apis.get(title) ?? []), route]);
      }
    }
  }
  reader.save();
  const routes = new Map(
    parseDocsRoutes(readFileSync(path.join(root, 'docs-routes.tsv'), 'utf8')).map(
      // docs-routes.tsv uses `terminology` for the kind `term`.
      ({route, kind, label}) => [route, {label, kind: kind === 'terminology' ? 'term' : kind}],
    ),
  );
  return {
    pageAt: (route) => byRoute.get(route === '/docs' ? '/docs/' : route),
    pagesOfKind: (kind) =>
      [...byRoute].flatMap(([route, page]) => (page.kind === kind ? [route] : [])),
    isRoute: (route) => routes.has(route === '/docs' ? '/docs/' : route),
    listed: (route) => routes.get(route),
    pagesOfApi: (title) => apis.get(title) ?? [],
    openRoutes: () => [...routes.keys()].filter((route) => !byRoute.has(route)),
    isOtherService: (address) => otherServices.some(({path: prefix}) => isBelow(address, prefix)),
  };
}

/** Returns every fragment of a page, including its partials. */
export async function fragmentsOf(
  reader: PageFactsReader,
  facts: PageFacts | undefined,
): Promise<Set<string>> {
  const all = new Set(facts?.ids);
  for (const include of new Set(facts?.includes)) {
    for (const id of await fragmentsOf(reader, await reader.read(include))) {
      all.add(id);
    }
  }
  return all;
}

function isBelow(address: string, prefix: string): boolean {
  return address === prefix || address.startsWith(`${prefix}/`) || address.startsWith(`${prefix}#`);
}
