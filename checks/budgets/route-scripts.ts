import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The files of script that the browser loads for a route, besides those that its HTML names. */
export type ScriptsOf = (route: string) => readonly string[];

const file = '.docusaurus/route-scripts.json';

/**
 * Reads what `plugins/route-sections` has noted during the build.
 *
 * @throws when it has noted nothing, nothing about a route, or scripts that are not those of the build
 */
export const readScriptsOf = (root: string): ScriptsOf => {
  if (!existsSync(path.join(root, file))) {
    throw new Error(
      `There is no ${file}, which tells the scripts of each page. Build the site without APP_ROUTES=all, to which the budgets do not apply.`,
    );
  }
  const noted = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Readonly<
    Record<string, readonly string[]>
  >;
  return (route) => {
    const scripts = noted[`${route}/`] ?? noted[route];
    const gone = scripts?.find((script) => !existsSync(path.join(root, 'build', script)));
    if (scripts === undefined || gone !== undefined) {
      throw new Error(
        `${file} ${gone === undefined ? `does not know the route ${route}` : `names ${gone}, which is not in build/`}: it is not of this build. Build the site again, without APP_ROUTES=all.`,
      );
    }
    return scripts.map((script) => `/${script}`);
  };
};
