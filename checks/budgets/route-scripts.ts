import {existsSync} from 'node:fs';
import path from 'node:path';
import {readAppFiles, scriptsOf} from '@docs-kit/lazy-routes';

/** Returns the scripts that the browser loads for a route, in addition to those in its HTML. */
export type ScriptsOf = (route: string) => readonly string[];

/**
 * Reads the file that `packages/lazy-routes` wrote during the build.
 *
 * @throws if the file doesn't exist, lacks the route, or belongs to another build
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
