import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {checkOptions, isFunction, isListOf, type Rule} from '@docs-kit/tools/options';
import type {Plugin, Props} from '@docusaurus/types';
import {BuiltPage} from './page';

export {BuiltPage} from './page';

/** The site after Docusaurus wrote all pages: what it passes to `postBuild()`. */
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
>;

/** Returns the changed HTML of one page. */
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

const steps: Rule = [isListOf(isFunction), 'Write a list of functions from the site to a step.'];

/**
 * Returns the file of a route with any setting of `trailingSlash`, or undefined for a layout that only nests
 * other routes.
 */
const fileOfPage = (
  {outDir, baseUrl}: Pick<BuiltSite, 'outDir' | 'baseUrl'>,
  route: string,
): string | undefined => {
  const inSite = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route;
  return [`${inSite}/index.html`, `${inSite.replace(/\/$/, '')}.html`, inSite]
    .map((name) => path.join(outDir, name))
    .find((file) => file.endsWith('.html') && existsSync(file));
};

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
 * The build fails if a step fails, with the route of the page, or if no route has an HTML file.
 *
 * @throws if an option is invalid
 */
export default function builtPagesPlugin(options: Steps): Plugin {
  checkOptions('built-pages', options, {edits: steps, readers: steps}, ['edits', 'readers']);
  return {
    name: 'built-pages',
    postBuild: async (site) => {
      const edits = options.edits.map((edit) => edit(site));
      const readers = options.readers.map((reader) => reader(site));

      const load = async (route: string) => {
        const file = fileOfPage(site, route);
        return file === undefined ? [] : [{route, file, built: await readFile(file, 'utf8')}];
      };

      let count = 0;
      for (let start = 0; start < site.routesPaths.length; start += batchSize) {
        const batch = site.routesPaths.slice(start, start + batchSize);
        const pages = (await Promise.all(batch.map(load))).flat();
        count += pages.length;
        // Nothing is written before all steps have passed, so that no write outlives an error.
        const changed = pages.flatMap(({route, file, built}) =>
          onPage(route, () => {
            const html = edits.reduce((text, edit) => edit(text, route), built);
            const page = new BuiltPage(route, html);
            readers.forEach(({read}) => read(page));
            return html === built ? [] : [{file, html}];
          }),
        );
        await Promise.all(changed.map(({file, html}) => writeFile(file, html)));
      }
      if (count === 0) {
        throw new Error(
          `built-pages: none of the ${site.routesPaths.length} routes has an HTML file in ${site.outDir}. Remove the plugin \`built-pages\` to build without it.`,
        );
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
