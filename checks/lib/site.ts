import {otherServices} from '../links-from-outside/other-services';
import {fragmentsOf, PageFactsReader} from '../../plugins/pages/facts';
import {listPages, routeOfFile} from '../../plugins/pages';

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
    const facts = reader.read(file);
    const route = facts && routeOfFile(file);
    if (facts !== undefined && route !== undefined) {
      const {kind, title} = facts.frontMatter;
      byRoute.set(route, {
        file,
        fragments: fragmentsOf(reader, facts),
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

function isBelow(address: string, prefix: string): boolean {
  return address === prefix || address.startsWith(`${prefix}/`) || address.startsWith(`${prefix}#`);
}
