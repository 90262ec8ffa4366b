import {existsSync} from 'node:fs';
import path from 'node:path';
import {otherServices} from '../links-from-outside/other-services';
import {fragmentsOf, PageFactsReader} from '../../plugins/pages/facts';
import {fileOfRoute, isPartial, listDocIds, routeOfDocId} from '../../plugins/pages';
import {tryFrontMatter} from '../../plugins/pages/front-matter';
import {once} from './once';

/** A docs page with its link targets and links. */
export interface SitePage {
  /** Path relative to the root. */
  readonly file: string;
  /** Undefined if the page can't be parsed, which the check `form` reports. */
  readonly fragments: ReadonlySet<string> | undefined;
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
  /** Saves what was parsed for the next run. */
  save(): void;
}

/**
 * Returns the docs pages. Reads the front matter of all pages only when it is asked for, and parses only the pages that are
 * asked for.
 */
export function readSite(root: string): Site {
  const reader = once(() => new PageFactsReader(root));
  const pages = once(() =>
    listDocIds(root).map((id) => {
      const {kind, title} = tryFrontMatter(path.join(root, 'docs', `${id}.mdx`));
      return {route: routeOfDocId(id), kind, title};
    }),
  );
  return {
    pageAt(route) {
      const file = fileOfRoute(route);
      if (!/^\/docs(?:\/|$)/.test(route) || isPartial(file)) {
        return undefined;
      }
      const facts = reader().read(file);
      return facts || existsSync(path.join(root, file))
        ? {
            file,
            fragments: facts && fragmentsOf(reader(), facts),
            links: facts?.links.map(({url}) => url) ?? [],
          }
        : undefined;
    },
    pagesOfKind: (wanted) => pages().flatMap(({route, kind}) => (kind === wanted ? [route] : [])),
    pagesOfApi: (wanted) =>
      pages().flatMap(({route, kind, title}) =>
        kind === 'api' && title === wanted ? [route] : [],
      ),
    isOtherService: (address) => otherServices.some(({path: prefix}) => isBelow(address, prefix)),
    save: () => reader().save(),
  };
}

function isBelow(address: string, prefix: string): boolean {
  return address === prefix || address.startsWith(`${prefix}/`) || address.startsWith(`${prefix}#`);
}
