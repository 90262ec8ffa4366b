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
  /** Returns the pages of an API by a title such as `<Folder>` or `loadFont()`. */
  pagesOfApi(title: string): readonly string[];
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
  return {
    pageAt: (route) => byRoute.get(route === '/docs' ? '/docs/' : route),
    pagesOfKind: (kind) =>
      [...byRoute].flatMap(([route, page]) => (page.kind === kind ? [route] : [])),
    pagesOfApi: (title) => apis.get(title) ?? [],
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
