/**
 * The routes of the app by section: what belongs to one page alone (its route, the names of its chunks)
 * is loaded with the pages around it, when a reader comes near one of them, so that the app does not
 * grow with the site. `plugins/route-sections` writes the sections and calls what is here.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {matchPath} from '@docusaurus/router';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import renderRoutes from '@docusaurus/renderRoutes';

/** @see https://webpack.js.org/api/module-variables/#__webpack_chunk_load__-webpack-specific */
declare let __webpack_chunk_load__: (chunk: string | number) => Promise<void>;

type Load = () => Promise<unknown>;

/** Modules by the prop that they fill: the name of a chunk that the app knows, or what loads it. */
type Modules = string | Load | readonly Modules[] | {readonly [prop: string]: Modules};

/** Path, modules, what else the route has, such as `exact` and `sidebar`, and the id of a doc. */
type Page = readonly [
  string,
  Modules,
  {readonly exact?: boolean; readonly sidebar?: string; readonly doc?: string},
];

/** A route as the router and the theme read it, and what this adds. */
export interface AppRoute {
  readonly path: string;
  readonly exact?: boolean;
  readonly key: string;
  /** What the router draws. */
  readonly component: {readonly preload?: () => unknown};
  readonly routes?: AppRoute[];
  /** Tells the route of a section in which list it stands. */
  readonly join?: (siblings: AppRoute[]) => void;
}

type DefaultOf<T> = Promise<{readonly default: T}>;

/** The items of each sidebar that a page has needed, by name. Read by the docs version of the theme. */
export const docsSidebars: Record<string, unknown> = {};

let sidebars: Readonly<Record<string, () => DefaultOf<unknown>>> = {};

/** Says where the items of each sidebar come from. */
export const sidebarsFrom = (loads: typeof sidebars): void => {
  sidebars = loads;
};

const loadSidebar = async (name: string): Promise<void> => {
  docsSidebars[name] ??= (await sidebars[name]?.())?.default;
};

interface DocsData {
  readonly versions: readonly {readonly docs: object[]}[];
}

/** The docs that the app knows. By this the navigation bar knows to which sidebar a page belongs. */
const tellDoc = (doc: {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}): void => {
  const {default: docs} = globalData['docusaurus-plugin-content-docs'] as {default?: DocsData};
  docs?.versions[0]?.docs.push(doc);
};

/** The chunks that an `import()` loads, found by asking for them while nothing is loaded. */
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
 * Gives what loads a chunk a name, as the tables of Docusaurus have it. The name is the id of the chunk, by
 * which Docusaurus finds its file when it fetches the page in advance.
 */
const nameModules = (modules: Modules, name: string): unknown => {
  if (typeof modules === 'string') {
    return modules;
  }
  if (typeof modules === 'function') {
    // The page's own chunk stands last, behind those that pages share.
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

const routeOf = ([path, modules, {doc, ...attributes}]: Page): AppRoute => {
  const {sidebar} = attributes;
  // Only a key: Docusaurus tells by it which of several routes of one path is meant.
  const hash = 'section';
  (routesChunkNames as Record<string, unknown>)[`${path}-${hash}`] = nameModules(modules, path);
  const component: AppRoute['component'] = ComponentCreator(path, hash);
  const {preload} = component;
  if (doc) {
    tellDoc({id: doc, path, sidebar});
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

/** The path of the page that the router shows for the path of a URL: `/x` for `/x.html`. */
export const pagePathOf = (pathname: string): string =>
  normalizeLocation({pathname, search: '', hash: '', state: undefined}).pathname;

/** The router asks for components of its own type, which the theme's routes are not either. */
type RouterConfig = Parameters<typeof renderRoutes>[0];

/**
 * A route that stands for all pages of a section until they are loaded. Docusaurus preloads what matches
 * the address before it draws a page, the first one as well, and so brings the section in.
 *
 * At the top the pages become routes below this one, because Docusaurus reads the list there only once.
 * Below a layout they take its place: the layout of docs looks for the page among its own routes.
 *
 * @param path what the addresses of its pages begin with
 */
export const section = (path: string, loadPages: () => DefaultOf<readonly Page[]>): AppRoute => {
  const pages: AppRoute[] = [];
  let siblings: AppRoute[] | undefined;
  // A page of the section may have the path itself.
  const at = `${path}/`;
  Object.assign(routesChunkNames, {
    [`${at}-table`]: {table: String(chunksOf(loadPages).at(-1) ?? at)},
  });
  const load = async () => {
    const {default: data} = await loadPages();
    // Two may have asked for it at the same time.
    if (pages.length === 0) {
      pages.push(...data.map(routeOf));
      siblings?.splice(siblings.indexOf(route), 1, ...pages);
      if (!siblings) {
        pages.push({path: '*', key: '*', component: ComponentCreator('*', '')});
      }
    }
    const pathname = pagePathOf(window.location.pathname);
    const page = pages.find(({path: each, exact}) => matchPath(pathname, {path: each, exact}));
    await page?.component.preload?.();
  };
  const route: AppRoute = {
    path: at,
    key: `${at}*`,
    component: Object.assign(
      ({route: {routes}}: {readonly route: AppRoute}) => renderRoutes(routes as RouterConfig),
      {preload: load},
    ),
    routes: pages,
    join: (routes) => {
      siblings = routes;
    },
  };
  return route;
};

/**
 * Joins the sections below layouts to the lists of routes in which they stand.
 *
 * @param routes all routes of the app
 */
export const joined = (routes: AppRoute[]): AppRoute[] => {
  const join = (children: AppRoute[]): void => {
    for (const child of children) {
      child.join?.(children);
      join(child.routes ?? []);
    }
  };
  routes.forEach((route) => join(route.routes ?? []));
  return routes;
};
