import path from 'node:path';
import {filesIn, type FrontMatter, isPartial, readFrontMatter} from '@docs-kit/docs-proof';
import {apisOf} from '@docs-kit/docs-proof/apis';
import {listPlaces, type Place} from '../../sidebars/places';
import {docIdOfRoute, routeOfDocId} from './routes';

/** A page in `docs/`. */
export interface DocsPage {
  /** The path in `docs/` without the extension. */
  readonly id: string;
  /** Without a trailing slash, except for the docs home: `/docs/`. */
  readonly route: string;
  /** Path relative to the root of the repository. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
  /** Where it is in the sidebars; undefined if it is in none. */
  readonly place?: Place;
}

/** The IDs of all docs pages on disk, sorted. */
export const listDocIds = (siteDir: string): string[] =>
  filesIn(path.join(siteDir, 'docs'))
    .filter((file) => file.endsWith('.mdx') && !isPartial(file))
    .map((file) => file.replace(/\.mdx$/, ''))
    .sort();

const places = new Map(listPlaces().map((place, index) => [place.id, {place, index}]));

const sortByPlace = (ids: readonly string[]): string[] => {
  const indexOf = (id: string) => places.get(id)?.index ?? Infinity;
  return [...ids].sort((a, b) => (indexOf(a) < indexOf(b) ? -1 : indexOf(a) > indexOf(b) ? 1 : 0));
};

const idsOfBuild = new Map<string, readonly string[]>();

/**
 * A build lists the pages only once, because no pages are added while it runs. Every page needs the list, so listing
 * them each time would make the build time grow with the square of the number of pages.
 */
const idsOf = (siteDir: string): readonly string[] => {
  if (process.env.NODE_ENV !== 'production') {
    return sortByPlace(listDocIds(siteDir));
  }
  const ids = idsOfBuild.get(siteDir) ?? sortByPlace(listDocIds(siteDir));
  idsOfBuild.set(siteDir, ids);
  return ids;
};

/**
 * Reads the docs pages in the order of the sidebars, followed by the pages without a sidebar.
 *
 * @param accept selects the pages to read by their route; by default all
 */
export const readDocsPages = (
  siteDir: string,
  accept: (route: string) => boolean = () => true,
): DocsPage[] =>
  idsOf(siteDir)
    .map((id) => ({id, route: routeOfDocId(id)}))
    .filter(({route}) => accept(route))
    .map(({id, route}) => {
      const file = `docs/${id}.mdx`;
      const place = places.get(id)?.place;
      const frontMatter = readFrontMatter(path.join(siteDir, file));
      return {id, route, file, frontMatter, ...(place && {place})};
    });

/** The place of a docs route in the sidebars. */
export const placeOfRoute = (route: string): Place | undefined =>
  places.get(docIdOfRoute(route))?.place;

/** The page that introduces a package: an API page without a symbol, or else the guide with the name of the package. */
export const overviewOf = (
  pages: readonly DocsPage[],
  packageName: string,
): DocsPage | undefined => {
  const folder = packageName.replace(/^@remotion\//, '');
  const overviews = pages.filter(({frontMatter}) =>
    apisOf(frontMatter).some((api) => api.package === packageName && api.symbol === undefined),
  );
  return (
    overviews.find(({id}) => id === folder) ??
    overviews[0] ??
    pages.find(({id, frontMatter}) => id === folder && frontMatter.kind !== 'api')
  );
};
