import path from 'node:path';
import {run} from '../run';
import {program, root} from '../tools';

/**
 * A folder with webpack caches of what the bundles of all examples have in common: most of the toolkit. It is as deep
 * as the folder of an example, because source maps contain relative paths.
 */
const sharedBundles = path.join(root, '.cache/bundles');

/**
 * Fills the shared caches, or updates them after packages have changed.
 *
 * @returns their folder
 * @throws if something can't be compiled
 */
export const compileSharedBundles = async (print: (text: string) => void): Promise<string> => {
  const codes = await Promise.all(
    ['production', 'development'].map((mode) =>
      run(program('scripts/lib/examples/compile-shared.ts', [sharedBundles, mode]), {
        label: `compiling the toolkit for ${mode}`,
        print,
      }),
    ),
  );
  if (codes.some((code) => code !== 0)) {
    throw new Error('What the bundles of all examples have in common could not be compiled.');
  }
  return sharedBundles;
};
