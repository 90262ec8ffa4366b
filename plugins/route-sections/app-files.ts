import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The files of the built app, as paths from the root of the site without a slash in front. */
export interface AppFiles {
  /**
   * By route, with or without a slash at its end: the scripts of its page besides those that start
   * the app.
   */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** By name of the chunk, for those that have one: its scripts and styles. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** From the folder of generated files, `.docusaurus`. */
const fileName = 'app-files.json';

export const writeAppFiles = (folder: string, files: AppFiles): void =>
  writeFileSync(path.join(folder, fileName), JSON.stringify(files, null, 2));

/**
 * Reads what the plugin has noted during the build.
 *
 * @throws when it has noted nothing
 */
export const readAppFiles = (folder: string): AppFiles => {
  const file = path.join(folder, fileName);
  if (!existsSync(file)) {
    throw new Error(
      `${path.basename(folder)}/${fileName}, which lists the scripts of each page, doesn't exist. Build the site without APP_ROUTES=all.`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as AppFiles;
};

/** The scripts of a page, or undefined for a route that the app has no page for. */
export const scriptsOf = ({scripts}: AppFiles, route: string): readonly string[] | undefined =>
  scripts[route] ?? scripts[route.endsWith('/') ? route.slice(0, -1) : `${route}/`];
