import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {ownCache} from '../own-cache';
import {writeAppFiles} from './app-files';
import {readGenerated} from './generated';
import {modulesOf} from './modules';

/** What the app of Docusaurus imports from `@generated`, and which file of the plugin it gets. */
const replaced = {
  routes: 'routes.js',
  registry: 'registry.js',
  routesChunkNames: 'routesChunkNames.json',
  globalData: 'globalData.json',
  'docusaurus.config': 'docusaurus.config.js',
} as const;

/** Replaces the module by which Docusaurus prefetches a file. */
const prefetchFile = '@site/src/sections/prefetchFile';

/** Writes only what has changed, so that the cache of the bundler stays good. */
const writeFiles = (folder: string, files: ReadonlyMap<string, string>): void => {
  mkdirSync(folder, {recursive: true});
  const old = new Set(readdirSync(folder).map((name) => `./${name}`));
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    if (!old.delete(name) || readFileSync(file, 'utf8') !== text) {
      writeFileSync(file, text);
    }
  }
  for (const name of old) {
    rmSync(path.join(folder, name));
  }
};

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Notes what the app loads when, for who reads `app-files.ts`: only the bundler knows in which files a module is. */
const noteFiles = (
  folder: string,
  loads: Readonly<Record<string, readonly string[]>>,
): {apply: (compiler: Compiler) => void} => ({
  apply: (compiler) => {
    compiler.hooks.afterEmit.tap('route-sections', ({chunkGroups}) => {
      const scriptsOf = new Map<string, Set<string>>();
      const chunks: Record<string, readonly string[]> = {};
      for (const group of chunkGroups) {
        const files = group.getFiles();
        if (group.name) {
          chunks[group.name] = files;
        }
        for (const {request} of group.origins) {
          if (request !== undefined) {
            const known = scriptsOf.get(request) ?? new Set<string>();
            scriptsOf.set(request, known);
            files.filter((file) => file.endsWith('.js')).forEach((file) => known.add(file));
          }
        }
      }
      const scripts = Object.entries(loads).map(([route, requests]): [string, string[]] => [
        route,
        // A module that the app itself contains has no scripts of its own.
        [...new Set(requests.flatMap((request) => [...(scriptsOf.get(request) ?? [])]))],
      ]);
      writeAppFiles(folder, {scripts: Object.fromEntries(scripts), chunks});
    });
  },
});

/** The module of Docusaurus that prefetches a file, as `docusaurus.js` beside it imports it. */
const prefetchModule = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;

const cardsNeedAll = (): never => {
  throw new Error(
    'A card of a doc is drawn from a table of all docs, which plugins/route-sections keeps out of the app. Write the list without cards, or build with APP_ROUTES=all.',
  );
};

/**
 * Keeps the app from growing with the site. Docusaurus gives it the route, the chunk names and the module
 * of each page, and the sidebars and descriptions of all docs with each docs page; this gives it the
 * sections of the site instead, and loads what a section or a sidebar holds when a reader is there
 * (`src/sections`). Only the app of the production build is changed: the server and `npm start` read what
 * Docusaurus wrote.
 *
 * @throws when Docusaurus writes its tables in another form, or something needs the whole of them
 */
export default function routeSectionsPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const enabled = process.env.NODE_ENV === 'production';
  const folder = path.join(generatedFilesDir, 'route-sections');
  return {
    name: 'route-sections',
    getClientModules: () => (enabled ? ['./src/sections/preloadPages'] : []),
    configureWebpack: (config, isServer, {currentBundler}) => {
      if (isServer || !enabled) {
        return {};
      }
      const {files, loads} = modulesOf(readGenerated(generatedFilesDir), siteConfig);
      writeFiles(folder, files);
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        ...ownCache(config, 'sections'),
        plugins: [
          ...Object.entries(replaced).map(
            ([name, file]) =>
              new NormalModuleReplacementPlugin(
                new RegExp(`^@generated/${name.replace('.', '\\.')}$`),
                path.join(folder, file),
              ),
          ),
          new NormalModuleReplacementPlugin(/^@theme\/DocCard$/, cardsNeedAll),
          new NormalModuleReplacementPlugin(/^\.\/prefetch$/, (request) => {
            if (prefetchModule.test(request.context)) {
              request.request = prefetchFile;
            }
          }),
          noteFiles(generatedFilesDir, loads),
        ],
      };
    },
  };
}
