/**
 * Fills one of the caches of `shared-bundles.ts`. Webpack compares its cache with the installed packages, so only
 * the first run takes long. Usage: `tsx compile-shared.ts <folder of the project> production|development`.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {BundlerInternals, webpack} from '@remotion/bundler';

/** What many examples import. All other packages are compiled for each example that needs them. */
const packages = [
  'remotion',
  'zod',
  '@remotion/zod-types',
  '@remotion/transitions',
  '@remotion/transitions/fade',
  '@remotion/transitions/slide',
  '@remotion/player',
  '@remotion/fonts',
  '@remotion/layout-utils',
];

const {resolve} = createRequire(import.meta.url);

/** The entry points of the toolkit for bundles and for the Studio. */
const entries = {
  production: path.resolve(resolve('@remotion/studio/renderEntry'), '../esm/renderEntry.mjs'),
  development: resolve('@remotion/studio/previewEntry'),
};

const [, , project = '', mode] = process.argv;
if (mode !== 'production' && mode !== 'development') {
  throw new Error(`Unknown mode: ${mode}. Use production or development.`);
}
mkdirSync(project, {recursive: true});
const index = path.join(project, 'index.ts');
writeFileSync(
  index,
  packages.map((name, at) => `import * as p${at} from '${name}';\nconsole.log(p${at});\n`).join(''),
);
const [, config] = await BundlerInternals.webpackConfig({
  entry: entries[mode],
  userDefinedComponent: index,
  outDir: path.join(project, 'build'),
  environment: mode,
  webpackOverride: (current) => current,
  maxTimelineTracks: null,
  keyboardShortcutsEnabled: true,
  bufferStateDelayInMilliseconds: null,
  remotionRoot: project,
  poll: null,
});
const compiler = webpack({
  ...config,
  cache: {
    type: 'filesystem',
    cacheDirectory: project,
    name: 'cache',
    version: 'shared',
  },
});
const stats = await promisify(compiler.run.bind(compiler))();
// Writes the cache.
await promisify(compiler.close.bind(compiler))();
if (stats?.hasErrors()) {
  throw new Error(stats.toString('errors-only'));
}
