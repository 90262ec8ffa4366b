import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The files of the built app, as paths relative to the root of the site without a leading slash. */
export interface AppFiles {
  /** The scripts of each page except those that start the app, by route, with or without a trailing slash. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** The scripts and styles of each named chunk. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** The name of the file in the folder `.docusaurus`. */
const fileName = 'app-files.json';

export const writeAppFiles = (folder: string, files: AppFiles): void =>
  writeFileSync(path.join(folder, fileName), JSON.stringify(files, null, 2));

/**
 * Reads the file that the plugin wrote during the build.
 *
 * @throws if the file doesn't exist
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

/** The scripts of a page, or undefined if the app has no page for the route. */
export const scriptsOf = ({scripts}: AppFiles, route: string): readonly string[] | undefined =>
  scripts[route] ?? scripts[route.endsWith('/') ? route.slice(0, -1) : `${route}/`];
