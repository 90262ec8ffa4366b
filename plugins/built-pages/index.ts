import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin, RouteConfig} from '@docusaurus/types';

/** The site when all its pages are written. */
export interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Folder of what Docusaurus and plugins generate, `.docusaurus`. */
  readonly generatedFilesDir: string;
  readonly routes: readonly RouteConfig[];
}

/** Changes the HTML of one page. */
export type PageEdit = (html: string, route: string) => string;

/**
 * The file of a route, whatever `trailingSlash` of the config says, or none: a layout that only nests other
 * routes has no page.
 */
export const fileOfPage = (outDir: string, route: string): string | undefined =>
  [`${route}/index.html`, `${route.replace(/\/$/, '')}.html`, route]
    .map((name) => path.join(outDir, name))
    .find((file) => file.endsWith('.html') && existsSync(file));

/**
 * Changes pages after the build, where Docusaurus has no setting for what is to be in them. All changes
 * are made by this plugin, because Docusaurus runs the plugins of this stage at the same time.
 *
 * @param editors each is told of the site once and gives the change to a page
 */
export default function builtPagesPlugin(
  editors: readonly ((site: BuiltSite) => PageEdit)[],
): Plugin {
  return {
    name: 'built-pages',
    postBuild: async ({routesPaths, ...site}) => {
      const edits = editors.map((editor) => editor(site));
      await Promise.all(
        routesPaths.map(async (route) => {
          const file = fileOfPage(site.outDir, route);
          if (!file) {
            return;
          }
          const html = await readFile(file, 'utf8');
          await writeFile(
            file,
            edits.reduce((text, edit) => edit(text, route), html),
          );
        }),
      );
    },
  };
}
