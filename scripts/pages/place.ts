import {existsSync} from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {fileOfRoute, listDocIds, routeOfDocId} from '../../features/pages';
import type {PagePlace} from './references';
import {UsageError} from './usage-error';

/** Accepts `/docs/a`, `docs/a`, `docs/a.mdx` and `a`. */
export const toRoute = (text: string): string => {
  const name = text
    .replace(/^\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/$/, '');
  return name === 'docs' ? '/docs/' : `/${name.startsWith('docs/') ? name : `docs/${name}`}`;
};

/**
 * Returns the place of a page that exists.
 *
 * @throws UsageError if it doesn't, with the nearest route
 */
export const existingPlace = (root: string, text: string): PagePlace => {
  const route = toRoute(text);
  const file = fileOfRoute(route);
  if (!existsSync(path.join(root, file))) {
    const routes = listDocIds(root).map(routeOfDocId);
    throw new UsageError(
      `There is no page ${route}. The nearest route is ${closest(route, routes)}.`,
    );
  }
  return {route, file};
};

/**
 * Returns the place of a page to create.
 *
 * @throws UsageError if the route is malformed or has a page
 */
export const newPlace = (root: string, text: string): PagePlace => {
  const route = toRoute(text);
  if (!/^\/docs(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(route)) {
    throw new UsageError(
      `The route ${route} is malformed. Use lowercase words with hyphens, for example /docs/data-fetching.`,
    );
  }
  const file = fileOfRoute(route);
  if (existsSync(path.join(root, file))) {
    throw new UsageError(`${file} already exists. Edit it, or delete it first.`);
  }
  return {route, file};
};

/**
 * The slug of a page whose file has the same name as its folder. Without it, Docusaurus would treat the page as the
 * index of the folder.
 */
export const slugOf = (route: string): string | undefined => {
  const parts = route.split('/');
  return parts.at(-1) === parts.at(-2) ? route.slice('/docs'.length) : undefined;
};
