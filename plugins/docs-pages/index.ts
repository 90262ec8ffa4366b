import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {docIdOfRoute, loadWrittenRoutes, type DocsRoute} from '../../config/docs-routes';

/** An existing docs page with its line in `docs-routes.tsv` and its front matter. */
export interface DocsPage extends DocsRoute {
  /** The path in `docs/` without the extension. */
  readonly id: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

interface Read {
  readonly modified: number;
  readonly frontMatter: DocsPage['frontMatter'];
}

// The dev server runs longer than a file stays the same, so changed pages are read again.
const known = new Map<string, Read>();

const readFrontMatter = (file: string): DocsPage['frontMatter'] => {
  const modified = statSync(file).mtimeMs;
  const read = known.get(file);
  if (read?.modified === modified) {
    return read.frontMatter;
  }
  const yaml = /^---\n([^]*?)\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const frontMatter = (load(yaml) ?? {}) as DocsPage['frontMatter'];
  known.set(file, {modified, frontMatter});
  return frontMatter;
};

const routesOfBuild = new Map<string, readonly DocsRoute[]>();

/**
 * A build reads the list only once, because no pages are added while it runs. Every page needs the list, so
 * reading it each time would make the build time grow with the square of the number of pages.
 */
const readRoutes = (siteDir: string): readonly DocsRoute[] => {
  if (process.env.NODE_ENV !== 'production') {
    return loadWrittenRoutes(siteDir);
  }
  const routes = routesOfBuild.get(siteDir) ?? loadWrittenRoutes(siteDir);
  routesOfBuild.set(siteDir, routes);
  return routes;
};

/**
 * Reads the docs pages in the order of `docs-routes.tsv`. `plugins/front-matter` validates their front matter.
 *
 * @param accept selects the pages to read; by default all
 * @throws if a page on disk isn't listed
 */
export const readDocsPages = (
  siteDir: string,
  accept: (route: DocsRoute) => boolean = () => true,
): DocsPage[] =>
  readRoutes(siteDir)
    .filter(accept)
    .map((route) => {
      const id = docIdOfRoute(route.route);
      return {...route, id, frontMatter: readFrontMatter(path.join(siteDir, 'docs', `${id}.mdx`))};
    });
