import {readFileSync} from 'node:fs';
import {collections, type CollectionId} from '../../config/collections';
import {docIdOfRoute, parseDocsRoutes, type DocsRoute} from '../../config/docs-routes';
import {docsImage, postImage, socialImagePath} from '../../config/social-images';

type FrontMatter = Readonly<Record<string, unknown>>;

let routes: ReadonlyMap<string, DocsRoute> | undefined;

/** The listed docs routes by the ID of their page. The list is only read once, as in sidebars.ts. */
const routesById = (): ReadonlyMap<string, DocsRoute> =>
  (routes ??= new Map(
    parseDocsRoutes(readFileSync('docs-routes.tsv', 'utf8')).map((route) => [
      docIdOfRoute(route.route),
      route,
    ]),
  ));

const isCollection = (name: string): name is CollectionId => Object.hasOwn(collections, name);

/**
 * Returns the path of the social image of a page.
 *
 * @param file path relative to the root of the repository, with forward slashes
 * @returns undefined for files that aren't pages of a collection or aren't listed
 */
export const imageOf = (file: string, {slug, title}: FrontMatter): string | undefined => {
  const [folder = '', ...rest] = file.split('/');
  if (isCollection(folder) && typeof slug === 'string') {
    return socialImagePath(postImage(folder, slug, String(title)).key);
  }
  const route =
    folder === 'docs' ? routesById().get(rest.join('/').replace(/\.mdx?$/, '')) : undefined;
  return route && socialImagePath(docsImage(route).key);
};
