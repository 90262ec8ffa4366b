import {existsSync} from 'node:fs';
import path from 'node:path';
import {readAppFiles, scriptsOf} from '../../plugins/route-sections/app-files';

/** The files of script that the browser loads for a route, besides those that its HTML names. */
export type ScriptsOf = (route: string) => readonly string[];

/**
 * Reads what `plugins/route-sections` has noted during the build.
 *
 * @throws when it has noted nothing, nothing about a route, or scripts that are not those of the build
 */
export const readScriptsOf = (root: string): ScriptsOf => {
  const files = readAppFiles(path.join(root, '.docusaurus'));
  return (route) => {
    const scripts = scriptsOf(files, route);
    const gone = scripts?.find((script) => !existsSync(path.join(root, 'build', script)));
    if (scripts === undefined || gone !== undefined) {
      throw new Error(
        `.docusaurus/app-files.json is from another build: it ${gone === undefined ? `doesn't contain the route ${route}` : `lists ${gone}, which isn't in build/`}. Build the site again without APP_ROUTES=all.`,
      );
    }
    return scripts.map((script) => `/${script}`);
  };
};
