import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {docIdOfRoute, loadWrittenRoutes, type DocsRoute} from '../../config/docs-routes';

/** A docs page that exists, with what `docs-routes.tsv` and its front matter say of it. */
export interface DocsPage extends DocsRoute {
  /** The path below `docs/` without the extension. */
  readonly id: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

interface Read {
  readonly modified: number;
  readonly frontMatter: DocsPage['frontMatter'];
}

// A page is read again when its file has changed: the dev server lives longer than a text.
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
 * A build reads the list once, as nothing is added while it runs. Each page asks for it, and reading it takes
 * the longer the more pages there are, so that a build would take time by the square of them.
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
 * The docs pages in the order of `docs-routes.tsv`. That their front matter is right is left to
 * `plugins/front-matter`.
 *
 * @param accept which of the listed pages to read; all of them if left out
 * @throws when a page on disk is not listed
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
