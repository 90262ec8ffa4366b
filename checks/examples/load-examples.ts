import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Example} from '../../examples/define';

/** An example and where it is. */
export interface LoadedExample {
  /** The name of its folder. */
  readonly id: string;
  /** Absolute path of its folder. */
  readonly folder: string;
  readonly example: Example;
}

/** What a run leaves behind: not kept, and removed before the next. */
export const madeFolders: readonly string[] = ['out', 'build', 'dist', '.next', 'node_modules'];

/**
 * The folders below `examples/`, but for the media files that they share.
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

/** @throws when the folder has no `example.ts`, or it has no default export */
export const loadExample = async (root: string, id: string): Promise<LoadedExample> => {
  const folder = path.join(root, 'examples', id);
  const file = path.join(folder, 'example.ts');
  if (!existsSync(file)) {
    throw new Error(`examples/${id} has no example.ts: examples/README.md says what it is.`);
  }
  const {default: example} = (await import(pathToFileURL(file).href)) as {default?: Example};
  if (example === undefined) {
    throw new Error(`examples/${id}/example.ts has no \`export default defineExample({…})\`.`);
  }
  return {id, folder, example};
};

/** The files of an example without what a run leaves behind, from its folder, sorted. */
export const filesOfExample = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !madeFolders.includes(name) && name !== 'next-env.d.ts')
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(path.join(folder, entry.name), {recursive: true, withFileTypes: true})
            .filter((each) => each.isFile())
            .map((each) => path.relative(folder, path.join(each.parentPath, each.name)))
        : [entry.name],
    )
    .map((file) => file.split(path.sep).join('/'))
    .sort();
