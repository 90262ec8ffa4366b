/**
 * Loads routes in groups. Data about a single page (its route and its chunk names) is loaded together with the other
 * pages of its group when a reader gets close to one of them, so that what every page loads doesn't grow with the site.
 * The generated modules call these functions.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation.js';
import {matchPath} from '@docusaurus/router';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import renderRoutes from '@docusaurus/renderRoutes';

/** @see https://webpack.js.org/api/module-variables/#__webpack_chunk_load__-webpack-specific */
declare let __webpack_chunk_load__: (chunk: string | number) => Promise<void>;

type Load = () => Promise<unknown>;

/**
 * Modules by the prop that they provide: the name of a chunk in the registry, or a function that loads the chunk.
 */
type Modules = string | Load | readonly Modules[] | {readonly [prop: string]: Modules};

/** Path, modules, other attributes of the route, such as `exact` and `sidebar`, and the ID of a doc. */
type Page = readonly [
  string,
  Modules,
  {readonly exact?: boolean; readonly sidebar?: string; readonly doc?: string},
];

/** A route for the router and the theme, with additions. */
export interface ClientRoute {
  readonly path: string;
  readonly exact?: boolean;
  readonly key: string;
  /** The component that the router renders. */
  readonly component: {readonly preload?: () => unknown};
  readonly routes?: ClientRoute[];
  /** Only the route of a group has this function. It gets the list of a layout's routes that contains the group. */
  readonly connect?: (siblings: ClientRoute[]) => void;
}

type DefaultOf<T> = Promise<{readonly default: T}>;

/**
 * The items of each sidebar that a page has loaded, by name. The theme reads them as part of the docs version.
 */
export const docsSidebars: Record<string, unknown> = {};

let sidebars: Readonly<Record<string, () => DefaultOf<unknown>>> = {};

/** Sets the functions that load the items of each sidebar. */
export const registerSidebars = (loads: typeof sidebars): void => {
  sidebars = loads;
};

const loadSidebar = async (name: string): Promise<void> => {
  docsSidebars[name] ??= (await sidebars[name]?.())?.default;
};

interface DocsData {
  readonly versions: readonly {readonly docs: object[]}[];
}

/** Registers a doc. The navbar uses this list to find the sidebar of a page. */
const registerDoc = (doc: {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}): void => {
  const {default: docs} = globalData['docusaurus-plugin-content-docs'] as {default?: DocsData};
  docs?.versions[0]?.docs.push(doc);
};

/** Finds the chunks that an `import()` loads, by recording the requests without loading anything. */
const chunksOf = (load: Load): (string | number)[] => {
  const chunks: (string | number)[] = [];
  const loadChunk = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => {
    chunks.push(chunk);
    return new Promise(() => undefined);
  };
  try {
    void load();
  } finally {
    __webpack_chunk_load__ = loadChunk;
  }
  return chunks;
};

/**
 * Names the functions that load chunks, as in the files of Docusaurus. The name is the ID of the chunk, with
 * which Docusaurus finds the file when it prefetches the page.
 */
const nameModules = (modules: Modules, name: string): unknown => {
  if (typeof modules === 'string') {
    return modules;
  }
  if (typeof modules === 'function') {
    // The page's own chunk comes last, after the shared chunks.
    const chunk = String(chunksOf(modules).at(-1) ?? name);
    (registry as Record<string, unknown>)[chunk] = [modules, chunk, chunk];
    return chunk;
  }
  return Array.isArray(modules)
    ? modules.map((each: Modules, index) => nameModules(each, `${name}.${index}`))
    : Object.fromEntries(
        Object.entries(modules).map(([prop, each]) => [prop, nameModules(each, `${name}.${prop}`)]),
      );
};

const routeOf = ([path, modules, {doc, ...attributes}]: Page): ClientRoute => {
  const {sidebar} = attributes;
  // Only a key: Docusaurus uses it to distinguish routes with the same path.
  const hash = 'group';
  (routesChunkNames as Record<string, unknown>)[`${path}-${hash}`] = nameModules(modules, path);
  const component: ClientRoute['component'] = ComponentCreator(path, hash);
  const {preload} = component;
  if (doc) {
    registerDoc({id: doc, path, sidebar});
  }
  return {
    path,
    key: path,
    component: sidebar
      ? Object.assign(component, {
          preload: () => Promise.all([preload?.(), loadSidebar(sidebar)]),
        })
      : component,
    ...attributes,
  };
};

/** Returns the path of the page that the router shows for a URL path: `/x` for `/x.html`. */
export const pagePathOf = (pathname: string): string =>
  normalizeLocation({pathname, search: '', hash: '', state: undefined}).pathname;

const groups: Load[] = [];
let allPages: Promise<unknown> | undefined;

/** Loads the routes of all pages, once. Their list of docs is complete then. */
export const loadAllPages = (): Promise<unknown> =>
  (allPages ??= Promise.all(groups.map((load) => load())));

/** The router requires its own component types, which the theme's routes don't have either. */
type RouterConfig = Parameters<typeof renderRoutes>[0];

/**
 * A placeholder route for all pages of a group until they are loaded. Before Docusaurus renders any page, it preloads
 * the routes that match the URL, which loads the group.
 *
 * At the top level, the pages become child routes of this route, because Docusaurus only reads that list once. In a
 * layout, they replace this route, because the layout of docs looks for the page among its own routes.
 *
 * @param path prefix of the URL paths of its pages
 * @param home the base URL, if its page is in the group: breadcrumbs link to it if a route with this path exists
 */
export const routeGroup = (
  path: string,
  loadPages: () => DefaultOf<readonly Page[]>,
  home?: string,
): ClientRoute => {
  // This route is never rendered, because the pages replace it.
  const pages: ClientRoute[] = home ? [{path: home, key: home, exact: true, component: {}}] : [];
  let isLoaded = false;
  let siblings: ClientRoute[] | undefined;
  // A page of the group may have the same path as the group.
  const at = `${path}/`;
  Object.assign(routesChunkNames, {
    [`${at}-table`]: {table: String(chunksOf(loadPages).at(-1) ?? at)},
  });
  const load = async () => {
    const {default: data} = await loadPages();
    // The group may have been requested twice at the same time.
    if (!isLoaded) {
      isLoaded = true;
      pages.splice(0, 1, ...data.map(routeOf));
      siblings?.splice(siblings.indexOf(route), 1, ...pages);
      if (!siblings) {
        pages.push({path: '*', key: '*', component: ComponentCreator('*', '')});
      }
    }
    const pathname = pagePathOf(window.location.pathname);
    const matches = ({path: each, exact}: ClientRoute) => matchPath(pathname, {path: each, exact});
    // If the group has no such page, a wider group may match: that of `/docs` for `/docs/player/nothing`.
    const page = pages.find(matches) ?? siblings?.find(matches);
    await page?.component.preload?.();
  };
  groups.push(load);
  const route: ClientRoute = {
    path: at,
    key: `${at}*`,
    component: Object.assign(
      ({route: {routes}}: {readonly route: ClientRoute}) => renderRoutes(routes as RouterConfig),
      {preload: load},
    ),
    routes: pages,
    connect: (routes) => {
      siblings = routes;
    },
  };
  return route;
};

/**
 * Connects the groups in layouts to the lists of routes that contain them.
 *
 * @param routes the routes of the top level
 */
export const connectGroups = (routes: ClientRoute[]): ClientRoute[] => {
  const connect = (children: ClientRoute[]): void => {
    for (const child of children) {
      child.connect?.(children);
      connect(child.routes ?? []);
    }
  };
  routes.forEach((route) => connect(route.routes ?? []));
  return routes;
};
