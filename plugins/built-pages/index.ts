import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin, RouteConfig} from '@docusaurus/types';

/** The site after all its pages are written. */
export interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
  /** The folder that Docusaurus and plugins generate: `.docusaurus`. */
  readonly generatedFilesDir: string;
  readonly routes: readonly RouteConfig[];
}

/** Changes the HTML of one page. */
export type PageEdit = (html: string, route: string) => string;

/**
 * Returns the file of a route with any setting of `trailingSlash`, or undefined for a layout that only nests
 * other routes.
 */
export const fileOfPage = (outDir: string, route: string): string | undefined =>
  [`${route}/index.html`, `${route.replace(/\/$/, '')}.html`, route]
    .map((name) => path.join(outDir, name))
    .find((file) => file.endsWith('.html') && existsSync(file));

/**
 * Edits pages after the build where Docusaurus has no setting. One plugin runs all edits, because Docusaurus
 * runs the `postBuild` hooks of all plugins at the same time.
 *
 * @param editors called once with the site; each returns the function that edits a page
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
