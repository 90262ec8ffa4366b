import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import type {Loads} from './loads';

/** The files that the browser loads, as paths relative to the root of the site without a leading slash. */
export interface AppFiles {
  /** The scripts of each page except those in its HTML, by route, with or without a trailing slash. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** The scripts and styles of each named chunk. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** The name of the file in the folder `.docusaurus`. */
const fileName = 'app-files.json';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/**
 * A bundler plugin that writes which files the browser loads for each page. Only the bundler knows which files contain
 * a module.
 *
 * @param folder `.docusaurus` of the site
 */
export const writeAppFiles = (
  folder: string,
  loads: Loads,
): {readonly apply: (compiler: Compiler) => void} => ({
  apply: (compiler) => {
    compiler.hooks.afterEmit.tap('lazy-routes', ({chunkGroups}) => {
      const scriptsByRequest = new Map<string, Set<string>>();
      const chunks: Record<string, readonly string[]> = {};
      for (const group of chunkGroups) {
        const files = group.getFiles();
        if (group.name) {
          chunks[group.name] = files;
        }
        for (const {request} of group.origins) {
          if (request !== undefined) {
            const known = scriptsByRequest.get(request) ?? new Set<string>();
            scriptsByRequest.set(request, known);
            files.filter((file) => file.endsWith('.js')).forEach((file) => known.add(file));
          }
        }
      }
      const scripts = Object.entries(loads).map(([route, requests]): [string, string[]] => [
        route,
        // Modules in the main script have no scripts of their own.
        [...new Set(requests.flatMap((request) => [...(scriptsByRequest.get(request) ?? [])]))],
      ]);
      const appFiles: AppFiles = {scripts: Object.fromEntries(scripts), chunks};
      writeFileSync(path.join(folder, fileName), JSON.stringify(appFiles, null, 2));
    });
  },
});

/**
 * Reads which files the browser loads for each page. The plugin writes them during the build, so call this in
 * `postBuild()` or later.
 *
 * @param folder `.docusaurus` of the site
 * @throws if the file doesn't exist
 */
export const readAppFiles = (folder: string): AppFiles => {
  const file = path.join(folder, fileName);
  if (!existsSync(file)) {
    throw new Error(
      `${path.basename(folder)}/${fileName}, which lists the scripts of each page, doesn't exist. Build the site with the option \`routeGroups: true\` of @docs-kit/lazy-routes.`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as AppFiles;
};

/** Returns the scripts of a page, or undefined if the site has no page for the route. */
export const scriptsOf = ({scripts}: AppFiles, route: string): readonly string[] | undefined =>
  scripts[route] ?? scripts[route.endsWith('/') ? route.slice(0, -1) : `${route}/`];
