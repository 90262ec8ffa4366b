import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Tree} from './types';

/** Reads the files of a folder. Remembers them, because many kinds of faults read the same files. */
export const treeOf = (root: string): Tree => {
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  return {
    list(pattern) {
      const known = lists.get(pattern);
      const files =
        known ?? globSync(pattern, {cwd: root, dot: true, ignore: ['**/node_modules/**']}).sort();
      lists.set(pattern, files);
      return files;
    },
    read(file) {
      const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
      texts.set(file, text);
      return text;
    },
  };
};
