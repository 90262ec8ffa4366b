import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkOptions} from '@docs-kit/tools/options';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {writeAppFiles} from './app-files';
import {clientFile, replaceInClient} from './client-files';
import {readGenerated} from './generated';
import {lazyCompilation} from './lazy-compilation';
import {modulesOf} from './modules';
import {rules, type Options} from './options';

export {readAppFiles, scriptsOf, type AppFiles} from './app-files';
export type {Options} from './options';

/** The modules that the client code of Docusaurus imports from `@generated`, and the files that replace them. */
const replaced = {
  routes: 'routes.js',
  registry: 'registry.js',
  routesChunkNames: 'routesChunkNames.json',
  globalData: 'globalData.json',
  'docusaurus.config': 'docusaurus.config.js',
} as const;

const writeFiles = (folder: string, files: ReadonlyMap<string, string>): void => {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [name, text] of files) {
    writeFileSync(path.join(folder, name), text);
  }
};

/** Writes the modules that replace those of Docusaurus, and returns the bundler plugins that replace them. */
const replaceModules = (
  {generatedFilesDir, siteConfig}: LoadContext,
  {currentBundler}: ConfigureWebpackUtils,
): object[] => {
  const folder = path.join(generatedFilesDir, 'lazy-routes');
  const {files, loads} = modulesOf(readGenerated(generatedFilesDir), siteConfig);
  writeFiles(folder, files);
  const {NormalModuleReplacementPlugin} = currentBundler.instance;
  return [
    ...Object.entries(replaced).map(
      ([name, file]) =>
        new NormalModuleReplacementPlugin(
          new RegExp(`^@generated/${name.replace('.', '\\.')}$`),
          path.join(folder, file),
        ),
    ),
    replaceInClient('prefetch', 'prefetchFile', currentBundler),
    writeAppFiles(generatedFilesDir, loads),
  ];
};

/**
 * A Docusaurus plugin that keeps the scripts of a page from growing with the site.
 *
 * In stock Docusaurus, every page loads the route, the chunk names and the module of all pages, and every docs page
 * also loads all sidebars and the descriptions of all docs. With this plugin, the production build groups routes by
 * path: the browser loads a group or a sidebar when a reader gets close to one of its pages. The server build and
 * `docusaurus start` use the files of Docusaurus.
 *
 * @throws if an option is invalid, if the format of the files that Docusaurus generates has changed, or if the site
 *   doesn't have exactly one version of docs
 * @example
 * plugins: [lazyRoutes({minChunkSize: 60_000})]
 */
export default function lazyRoutes(options: Options = {}): (context: LoadContext) => Plugin {
  checkOptions('lazy-routes', options, rules);
  const {routeGroups = true, lazyCompilation: compilesLazily = true, minChunkSize} = options;
  const isProduction = process.env.NODE_ENV === 'production';
  const hasGroups = routeGroups && isProduction;
  return (context) => ({
    name: 'lazy-routes',
    ...(hasGroups && {
      getClientModules: () => [clientFile('preloadPages')],
      getThemePath: () => fileURLToPath(new URL('theme', import.meta.url)),
    }),
    configureWebpack: (_config, isServer, utils) => {
      if (isServer) {
        return {};
      }
      if (!isProduction) {
        return compilesLazily ? lazyCompilation(context, utils) : {};
      }
      return {
        ...(minChunkSize && {optimization: {splitChunks: {minSize: minChunkSize}}}),
        plugins: hasGroups ? replaceModules(context, utils) : [],
      };
    },
  });
}
