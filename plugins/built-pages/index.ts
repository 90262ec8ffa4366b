import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import {BuiltPage} from './page';

/** The site after Docusaurus wrote all pages. */
export type BuiltSite = Pick<
  Props,
  | 'baseUrl'
  | 'generatedFilesDir'
  | 'outDir'
  | 'plugins'
  | 'routes'
  | 'routesPaths'
  | 'siteConfig'
  | 'siteDir'
  | 'siteVersion'
>;

/** Changes the HTML of one page. */
export type PageEdit = (html: string, route: string) => string;

/** Collects facts about the pages, and writes files from them. */
export interface PageReader {
  /** Called for each page, in the order of the routes. */
  readonly read: (page: BuiltPage) => void;
  /** Called after the last page. Returns the texts of files by path in the built site. */
  readonly files: () => ReadonlyMap<string, string>;
}

export interface Steps {
  /** Called once with the site; each returns the function that edits a page. */
  readonly edits: readonly ((site: BuiltSite) => PageEdit)[];
  /** Called once with the site. Their files are written in this order. */
  readonly readers: readonly ((site: BuiltSite) => PageReader)[];
}

/** A plugin with a hook that runs after all pages are edited and read. It has the argument of `postBuild()`. */
export interface PluginAfterPages<Content = unknown> extends Plugin<Content> {
  readonly afterPages?: Plugin<Content>['postBuild'];
}

/** Enough pages for the disk to be busy, and few enough to keep in memory. */
const batchSize = 32;

/**
 * Returns the file of a route with any setting of `trailingSlash`, or undefined for a layout that only nests
 * other routes.
 */
const fileOfPage = (outDir: string, route: string): string | undefined =>
  [`${route}/index.html`, `${route.replace(/\/$/, '')}.html`, route]
    .map((name) => path.join(outDir, name))
    .find((file) => file.endsWith('.html') && existsSync(file));

/** Names the page in an error of a step. */
const onPage = <Result>(route: string, step: () => Result): Result => {
  try {
    return step();
  } catch (error) {
    throw new Error(`The built page ${route}: ${(error as Error).message}`, {cause: error});
  }
};

/**
 * Edits built pages where Docusaurus has no setting, and then derives files from them. Reads each page once, applies
 * the edits, passes the result to the readers, and writes the page if it changed. This is one plugin because
 * Docusaurus runs the `postBuild` hooks of all plugins at the same time.
 *
 * @throws if a step fails, with the route of the page
 */
export default function builtPagesPlugin(steps: Steps): Plugin {
  return {
    name: 'built-pages',
    postBuild: async (site) => {
      const edits = steps.edits.map((edit) => edit(site));
      const readers = steps.readers.map((reader) => reader(site));

      const load = async (route: string) => {
        const file = fileOfPage(site.outDir, route);
        return file === undefined ? [] : [{route, file, built: await readFile(file, 'utf8')}];
      };

      for (let start = 0; start < site.routesPaths.length; start += batchSize) {
        const batch = site.routesPaths.slice(start, start + batchSize);
        const pages = (await Promise.all(batch.map(load))).flat();
        const writes = pages.flatMap(({route, file, built}) =>
          onPage(route, () => {
            const html = edits.reduce((text, edit) => edit(text, route), built);
            const page = new BuiltPage(route, html);
            readers.forEach(({read}) => read(page));
            return html === built ? [] : [writeFile(file, html)];
          }),
        );
        await Promise.all(writes);
      }

      for (const {files} of readers) {
        await Promise.all(
          [...files()].map(async ([name, text]) => {
            const file = path.join(site.outDir, name);
            await mkdir(path.dirname(file), {recursive: true});
            await writeFile(file, text);
          }),
        );
      }
      await Promise.all(
        site.plugins.map(async (plugin) =>
          (plugin as PluginAfterPages).afterPages?.({...site, content: plugin.content}),
        ),
      );
    },
  };
}
