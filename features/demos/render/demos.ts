import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Demo} from '../defineDemo';

/** A demo and the absolute path of the `index.ts` that describes it. */
export type DemoEntry = {readonly demo: Demo; readonly file: string};

/**
 * Loads all demos in a folder, by ID.
 *
 * @param demosDir a folder with one folder per demo; the `index.ts` of each exports a demo or a list of demos
 * @throws if two demos have the same ID
 */
export const loadDemos = async (demosDir: string): Promise<Map<string, DemoEntry>> => {
  const files = readdirSync(demosDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(demosDir, entry.name, 'index.ts'))
    .filter((file) => existsSync(file))
    .sort();
  const demos = new Map<string, DemoEntry>();
  for (const file of files) {
    const {default: exported} = (await import(pathToFileURL(file).href)) as {
      default: Demo | Demo[];
    };
    for (const demo of Array.isArray(exported) ? exported : [exported]) {
      const first = demos.get(demo.id);
      if (first)
        throw new Error(
          `Two demos have the ID "${demo.id}": ${first.file} and ${file}. Rename one of them.`,
        );
      demos.set(demo.id, {demo, file});
    }
  }
  return demos;
};
