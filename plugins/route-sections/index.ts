import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {writeAppFiles} from './app-files';
import {readGenerated} from './generated';
import {modulesOf} from './modules';

/** The modules that the app of Docusaurus imports from `@generated`, and the files that replace them. */
const replaced = {
  routes: 'routes.js',
  registry: 'registry.js',
  routesChunkNames: 'routesChunkNames.json',
  globalData: 'globalData.json',
  'docusaurus.config': 'docusaurus.config.js',
} as const;

/** Replaces the Docusaurus module that prefetches a file. */
const prefetchFile = '@site/src/sections/prefetchFile';

/** Replaces the theme's item for a single doc. */
const docNavbarItem = '@site/src/sections/DocNavbarItem';

const writeFiles = (folder: string, files: ReadonlyMap<string, string>): void => {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [name, text] of files) {
    writeFileSync(path.join(folder, name), text);
  }
};

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/**
 * Writes which files the app loads for each page, for `app-files.ts`. Only the bundler knows which files
 * contain a module.
 */
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
        // Modules in the app's own bundle have no scripts of their own.
        [...new Set(requests.flatMap((request) => [...(scriptsOf.get(request) ?? [])]))],
      ]);
      writeAppFiles(folder, {scripts: Object.fromEntries(scripts), chunks});
    });
  },
});

/** The Docusaurus module that prefetches a file, as `docusaurus.js` in the same folder imports it. */
const prefetchModule = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;

const rejectDocCards = (): never => {
  throw new Error(
    'Doc cards need the metadata of all docs, which plugins/route-sections removes from the app. Use a list instead of cards, or build with APP_ROUTES=all.',
  );
};

/**
 * Keeps the app from growing with the site. By default, the app of Docusaurus contains the route, the chunk
 * names and the module of each page, and each docs page loads the sidebars and descriptions of all docs. With
 * this plugin, the app only contains the sections of the site. It loads the content of a section or sidebar
 * when a reader gets there (`src/sections`). The plugin only changes the app of the production build: the
 * server build and `npm start` use the files of Docusaurus.
 *
 * @throws if the format of the Docusaurus files has changed, or if a component needs the metadata of all docs
 */
export default function routeSectionsPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const enabled = process.env.NODE_ENV === 'production';
  const folder = path.join(generatedFilesDir, 'route-sections');
  return {
    name: 'route-sections',
    getClientModules: () => (enabled ? ['./src/sections/preloadPages'] : []),
    configureWebpack: (_config, isServer, {currentBundler}) => {
      if (isServer || !enabled) {
        return {};
      }
      const {files, loads} = modulesOf(readGenerated(generatedFilesDir), siteConfig);
      writeFiles(folder, files);
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          ...Object.entries(replaced).map(
            ([name, file]) =>
              new NormalModuleReplacementPlugin(
                new RegExp(`^@generated/${name.replace('.', '\\.')}$`),
                path.join(folder, file),
              ),
          ),
          new NormalModuleReplacementPlugin(/^@theme\/DocCard$/, rejectDocCards),
          new NormalModuleReplacementPlugin(/^@theme\/NavbarItem\/DocNavbarItem$/, docNavbarItem),
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
