import path from 'node:path';
import {run} from '../run';
import {program, root} from '../tools';

/** Contains a project for each mode, with a webpack cache of what most bundles have in common: most of the toolkit. */
const sharedBundles = path.join(root, '.cache/bundles');

/**
 * The projects, by mode. Source maps contain the paths of modules relative to the project, so each is as deep in the
 * repository as the projects that use its cache: examples, and the copies that the Studio shows in `out/studio`.
 */
const projects = {production: '', development: 'out/studio'} as const;

/**
 * Fills the shared caches, or updates them after packages have changed.
 *
 * @returns the projects by mode, as JSON for `preload-bundles.cjs`
 * @throws if something can't be compiled
 */
export const compileSharedBundles = async (print: (text: string) => void): Promise<string> => {
  const folders = Object.entries(projects).map(
    ([mode, folder]) => [mode, path.join(sharedBundles, folder)] as const,
  );
  const codes = await Promise.all(
    folders.map(([mode, folder]) =>
      run(program('scripts/lib/examples/compile-shared.ts', [folder, mode]), {
        label: `compiling the toolkit for ${mode}`,
        print,
      }),
    ),
  );
  if (codes.some((code) => code !== 0)) {
    throw new Error('The code that the bundles of all examples share could not be compiled.');
  }
  return JSON.stringify(Object.fromEntries(folders));
};
