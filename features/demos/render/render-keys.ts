import path from 'node:path';
import {hashModules} from '@docs-kit/tools/code-hash';
import {hashFiles, keyOf, type Passed} from '@docs-kit/tools/record';
import type {DemoEntry} from './demos';

/** What renders and compares the shots of a demo. */
export const renderScripts = [
  'features/demos/render/check-renders.ts',
  'features/demos/render/shot-renderer.ts',
  'src/demos/shots.tsx',
] as const;

/** The committed record of demos whose frames passed. */
export const demoRecord = 'records/demos.json';

/**
 * Returns the keys of demos by ID. A key changes with the demo and its sources, the lockfile, and the scripts that render
 * and compare the shots. The browser isn't part of it, because it differs between machines.
 *
 * @param root absolute path of the repository
 */
export const renderKeys = (root: string, entries: readonly DemoEntry[]): Passed => {
  const scripts = renderScripts.map((file) => path.join(root, file));
  const hashes = hashModules(root, [...scripts, ...entries.map(({file}) => file)]);
  const renderer = keyOf(
    hashFiles(root, [path.join(root, 'package-lock.json')]),
    ...scripts.map((file) => hashes.get(file) ?? ''),
  );
  return new Map(
    entries.map(({demo: {load: _load, ...facts}, file}) => [
      facts.id,
      keyOf(renderer, JSON.stringify(facts), hashes.get(file) ?? ''),
    ]),
  );
};
