import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {globSync} from 'tinyglobby';
import type {Example} from '../../../examples/define';

/** An example and its location. */
export interface LoadedExample {
  /** The name of its folder. */
  readonly id: string;
  /** Absolute path of its folder. */
  readonly folder: string;
  readonly example: Example;
}

/** Folders that a run creates. The next run removes them first. */
export const madeFolders: readonly string[] = ['out', 'build', 'dist', '.next', 'node_modules'];

/**
 * Returns the folders in `examples/`, except the folder of shared media files.
 *
 * @returns names, sorted
 */
export const listExamples = (root: string): string[] => {
  const folder = path.join(root, 'examples');
  return existsSync(folder)
    ? readdirSync(folder, {withFileTypes: true})
        .filter((entry) => entry.isDirectory() && !['media', 'node_modules'].includes(entry.name))
        .map(({name}) => name)
        .sort()
    : [];
};

/** @throws if the folder has no `example.ts`, or if the file has no default export */
export const loadExample = async (root: string, id: string): Promise<LoadedExample> => {
  const folder = path.join(root, 'examples', id);
  const file = path.join(folder, 'example.ts');
  if (!existsSync(file)) {
    throw new Error(
      `examples/${id} has no example.ts. Add one as described in examples/README.md.`,
    );
  }
  const {default: example} = (await import(pathToFileURL(file).href)) as {default?: Example};
  if (example === undefined) {
    throw new Error(
      `examples/${id}/example.ts has no default export. Add \`export default defineExample({…})\`.`,
    );
  }
  return {id, folder, example};
};

/** Returns the files of an example except generated files, relative to its folder, sorted. */
export const filesOfExample = (folder: string): string[] =>
  globSync('**', {
    cwd: folder,
    dot: true,
    ignore: ['next-env.d.ts', ...madeFolders.map((name) => `${name}/**`)],
  }).sort();
