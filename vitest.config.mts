import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {defineConfig} from 'vitest/config';

const root = import.meta.dirname;
const tests =
  '{checks,config,delivery,features,packages,proofs,scripts,sidebars,src,tests}/**/*.test.{ts,tsx}';

/** Renders every demo in a browser, which takes minutes. `npm run test:demos` runs it. */
const render = 'features/demos/render/render.test.ts';

/**
 * Whether a test file can't share its modules with other files, because it replaces modules, or because it imports a
 * module that starts a server and adds hooks for the file that first imports it.
 */
const needsIsolation = (text: string): boolean =>
  /\bvi\.(?:mock|doMock|resetModules)\(|\/stand-in'/.test(text);

const isolated = globSync(tests, {cwd: root}).filter((file) =>
  needsIsolation(readFileSync(path.join(root, file), 'utf8')),
);

export default defineConfig({
  resolve: {alias: {'@site': root}},
  // tsconfig keeps JSX for the site's own compiler; tests run it as React 19 does.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // `.npmrc` omits development dependencies, so npm sets it to `production`.
    env: {NODE_ENV: 'test'},
    // By default, Vitest leaves one core unused.
    maxWorkers: Math.min(availableParallelism(), 4),
    // Only stops tests that hang. On a busy machine, work of a few seconds can take minutes, and must not fail a
    // test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {extends: true, test: {name: 'isolated', include: isolated}},
      {extends: true, test: {name: 'render', include: [render]}},
      {
        extends: true,
        // The files of a worker share its modules, so each worker loads libraries such as TypeScript once, and parses the
        // type definitions of the packages once. A test must restore the globals and variables that it changes.
        test: {name: 'shared', include: [tests], exclude: [...isolated, render], isolate: false},
      },
    ],
  },
});
