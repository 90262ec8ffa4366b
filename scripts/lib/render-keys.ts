import path from 'node:path';
import {importedFiles} from '../../checks/lib/imports';
import type {DemoEntry} from './demos';
import {hashFiles, keyOf, type Passed} from './record';

/** The committed record of demos whose frames passed. */
export const demoRecord = 'records/demos.json';

/**
 * Returns the keys of demos by ID. A key changes with the demo and its sources, the lockfile, and the scripts that render
 * and compare the shots. The browser isn't part of it, because it differs between machines.
 *
 * @param root absolute path of the repository
 */
export const renderKeys = (root: string, entries: readonly DemoEntry[]): Passed => {
  const renderer = hashFiles(root, [
    path.join(root, 'package-lock.json'),
    ...['check-renders.ts', 'shot-renderer.ts', 'shots/index.tsx'].flatMap((file) =>
      importedFiles(path.join(root, 'scripts/lib', file)),
    ),
  ]);
  return new Map(
    entries.map(({demo: {load: _load, ...facts}, file}) => [
      facts.id,
      keyOf(renderer, JSON.stringify(facts), hashFiles(root, importedFiles(file))),
    ]),
  );
};
