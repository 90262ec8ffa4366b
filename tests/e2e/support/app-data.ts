import type {Page} from '@playwright/test';
import type {DocusaurusContext} from '@docusaurus/types';
import {bundledModule} from './modules';

/** The data that the running app has: site configuration, versions, locales and what the plugins share. */
export const appData = async (page: Page): Promise<DocusaurusContext> => {
  // The module that makes the React context, whose default value is the data.
  const module = await bundledModule<Record<string, {_currentValue?: DocusaurusContext}>>(
    page,
    '"siteVersion":',
  );
  return module.evaluate((exports) => {
    const data = Object.values(exports).find((value) => value._currentValue)?._currentValue;
    if (!data) {
      throw new Error('The module of the app data exports no React context.');
    }
    return JSON.parse(JSON.stringify(data)) as typeof data;
  });
};

/** A route as the app knows it. */
export interface RouteRecord {
  readonly path: string;
  /** Whether the record has a component. */
  readonly component: boolean;
  readonly exact: boolean;
  readonly sidebar?: string;
  readonly routes: readonly RouteRecord[];
}

interface LiveRoute extends Omit<RouteRecord, 'component' | 'routes'> {
  readonly component: {readonly preload?: () => Promise<unknown>};
  /** Stands for a section until it is loaded. */
  readonly join?: unknown;
  readonly routes?: LiveRoute[];
}

/** All routes of the running app, nested as the app nests them, after it has been given every section. */
export const routeRecords = async (page: Page): Promise<RouteRecord[]> => {
  const module = await bundledModule<Record<string, LiveRoute[]>>(page, 'path:"/about/"');
  return module.evaluate(async (exports) => {
    const all = Object.values(exports).flat();
    const sectionsOf = (routes: LiveRoute[]): LiveRoute[] =>
      routes.flatMap((route) => [
        ...(route.join ? [route] : []),
        ...sectionsOf(route.routes ?? []),
      ]);
    await Promise.all(sectionsOf(all).map(async ({component}) => component.preload?.()));
    const copy = ({path, component, exact, sidebar, routes = []}: LiveRoute): RouteRecord => ({
      path,
      component: Boolean(component),
      exact: exact ?? false,
      sidebar,
      routes: routes.map(copy),
    });
    return all.map(copy);
  });
};

/** The routes that have no others below them. */
export const leaves = (routes: readonly RouteRecord[]): RouteRecord[] =>
  routes.flatMap((route) => (route.routes.length > 0 ? leaves(route.routes) : [route]));
