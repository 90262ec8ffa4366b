import {isBuiltin} from 'node:module';
import {build, type BuildFailure, type Plugin} from 'esbuild';

/** Whether a module is a package of the toolkit or a part of it. */
export const isOfToolkit = (module: string): boolean =>
  /^remotion(?:$|\/)|^@remotion\//.test(module);

/**
 * Returns the first module of Node.js that an entry point of the toolkit needs, such as `node:fs`. A bundler for
 * browsers stops at such an import, even if the code never runs. Returns undefined if there is none.
 *
 * @param entry the import specifier
 */
export async function nodeModuleOf(root: string, entry: string): Promise<string | undefined> {
  const needed: string[] = [];
  const modules: Plugin = {
    name: 'modules',
    setup({onResolve}) {
      onResolve({filter: /^[^.]/}, ({path, kind}) => {
        if (isBuiltin(path) && kind !== 'dynamic-import') {
          needed.push(path);
        }
        return isOfToolkit(path) && !path.startsWith('@remotion/compositor-')
          ? undefined
          : {path, external: true};
      });
      // What code loads later, such as a font, isn't part of what it needs.
      onResolve({filter: /^[.]/}, ({path, kind}) =>
        kind === 'dynamic-import' ? {path, external: true} : undefined,
      );
    },
  };
  await build({
    stdin: {contents: `import * as all from '${entry}'; console.log(all);`, resolveDir: root},
    absWorkingDir: root,
    bundle: true,
    write: false,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [modules],
  }).catch((error: unknown) => {
    // A package that is newer than `remotion` can import names that `remotion` doesn't have yet.
    if (!(error as BuildFailure).errors.every(({text}) => text.startsWith('No matching export'))) {
      throw error;
    }
  });
  return needed.sort()[0];
}
