import path from 'node:path';
import type {DemoEntry} from './demos';
import {environmentKey, hashFiles, keyOf} from './passed-cache';
import {sourceFilesOf} from './source-files';

/**
 * Returns the cache key of a demo's renders. It changes with the sources of the demo, the installed packages,
 * the browser, and the scripts that render and compare the shots.
 *
 * @param root absolute path of the repository
 * @param browser version of the browser
 */
export const renderKeys = (root: string, browser: string): ((entry: DemoEntry) => string) => {
  const environment = environmentKey(root, {
    browser,
    scripts: [
      ...['check-renders.ts', 'shot-renderer.ts', 'render-keys.ts', 'shots/Shots.tsx'].flatMap(
        (file) => sourceFilesOf(path.join(root, 'scripts/lib', file)),
      ),
      path.join(root, 'scripts/lib/shots/index.tsx'),
      path.join(root, 'src/demos/Root.tsx'),
    ],
  });
  return ({demo, file}) => {
    const {load: _load, ...facts} = demo;
    return keyOf(environment, JSON.stringify(facts), hashFiles(root, sourceFilesOf(file)));
  };
};
