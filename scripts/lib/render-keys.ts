import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DemoEntry} from './demos';
import {readLockedPackages} from './locked-packages';
import {hashFiles, keyOf} from './record';
import {sourceFilesOf} from './source-files';

/** The committed record of demos whose frames passed. */
export const demoRecord = 'records/demos.json';

/**
 * Returns the keys of demos by ID. A key changes with the sources of the demo, the packages that they import, and the
 * scripts that render and compare the shots. The browser isn't part of it, because it differs between machines.
 *
 * @param root absolute path of the repository
 */
export const renderKeys = (
  root: string,
  entries: readonly DemoEntry[],
): ReadonlyMap<string, string> => {
  const packagesOf = readLockedPackages(root);
  const scripts = [
    ...['check-renders.ts', 'shot-renderer.ts', 'shots/Shots.tsx'].flatMap((file) =>
      sourceFilesOf(path.join(root, 'scripts/lib', file)),
    ),
    path.join(root, 'scripts/lib/shots/index.tsx'),
    path.join(root, 'src/demos/Root.tsx'),
  ];
  const keyOfFiles = (files: readonly string[]): string =>
    keyOf(hashFiles(root, files), ...packagesOf(files.map((file) => readFileSync(file, 'utf8'))));
  const renderer = keyOfFiles(scripts);
  return new Map(
    entries.map(({demo: {load: _load, ...facts}, file}) => [
      facts.id,
      keyOf(renderer, JSON.stringify(facts), keyOfFiles(sourceFilesOf(file))),
    ]),
  );
};
