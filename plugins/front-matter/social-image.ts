import {readFileSync} from 'node:fs';
import {collections, type CollectionId} from '../../config/collections';
import {docIdOfRoute, parseDocsRoutes, type DocsRoute} from '../../config/docs-routes';
import {docsImage, postImage, socialImagePath} from '../../config/social-images';

type FrontMatter = Readonly<Record<string, unknown>>;

let routes: ReadonlyMap<string, DocsRoute> | undefined;

/** The listed docs routes by the id of their page. Read once: sidebars.ts reads the list once as well. */
const routesById = (): ReadonlyMap<string, DocsRoute> =>
  (routes ??= new Map(
    parseDocsRoutes(readFileSync('docs-routes.tsv', 'utf8')).map((route) => [
      docIdOfRoute(route.route),
      route,
    ]),
  ));

const isCollection = (name: string): name is CollectionId => Object.hasOwn(collections, name);

/**
 * The path of the social image of a page.
 *
 * @param file path relative to the root of the repository, with forward slashes
 * @returns undefined for files that are no pages of a collection, or not listed
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
