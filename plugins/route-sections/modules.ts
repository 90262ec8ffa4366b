import {chunkUse, keyOf, readNames} from './chunk-names';
import {quote} from './code';
import {readDocsVersion, type DocsVersion} from './docs-version';
import {moduleOf, sidebarModule, versionModule} from './file-names';
import type {Generated} from './generated';
import {docIdsOf, slimGlobalData} from './global-data';
import {loadsOf, type Loads} from './loads';
import {registryCode} from './registry-code';
import {readRequests} from './requests';
import {routesCode} from './routes-code';
import {sectionCode} from './section-code';
import {configOfApp, docsOfNavbar} from './site-config';
import {sortEntries, split} from './split';

/** The generated files by name, and the requests of all modules that each page loads. */
export interface Modules {
  readonly files: ReadonlyMap<string, string>;
  readonly loads: Loads;
}

/** The props of the docs without data about single pages, and with sidebars that are loaded on demand. */
const versionCode = (version: Readonly<Record<string, unknown>>): string =>
  `import {docsSidebars} from '@site/src/sections';\nexport default {version: {...${quote({...version, docs: {}})}, docsSidebars}};\n`;

const sidebarFiles = (sidebars: DocsVersion['version']['docsSidebars']): [string, string][] =>
  Object.entries(sidebars).map(([sidebar, items]) => [sidebarModule(sidebar), quote(items)]);

/**
 * Generates new `@generated` modules for the app: data about a single page moves to the file of its section,
 * each sidebar gets its own file, and data that only the server reads is left out.
 *
 * @param siteConfig the site configuration; the app gets the parts that can be represented in JSON
 * @throws if the files of Docusaurus are inconsistent, or if the docs don't have exactly one version
 */
export const modulesOf = (generated: Generated, siteConfig: object): Modules => {
  const entries = split(generated.routes, '');
  const {known, sections} = sortEntries(entries);
  const namesOf = readNames(generated);
  const {isOfApp, isNamed} = chunkUse({known, sections}, namesOf);
  const docs = readDocsVersion(generated, {isOfApp});
  const {docsSidebars, ...version} = docs.version;
  const requestOf = readRequests(generated, docs);
  const tables = {namesOf, requestOf, isNamed, docIds: docIdsOf(generated)};
  const namesOfKnown = known
    .filter(({path}) => path !== '*')
    .map((route) => [keyOf(route), namesOf(route)]);
  return {
    loads: loadsOf(entries, namesOf, requestOf),
    files: new Map([
      ...sidebarFiles(docsSidebars),
      ...sections.map((section) => [moduleOf(section), sectionCode(section, tables)] as const),
      [versionModule, versionCode(version)],
      ['./routes.js', routesCode(entries, Object.keys(docsSidebars))],
      ['./docusaurus.config.js', `export default ${quote(configOfApp(siteConfig))};\n`],
      ['./registry.js', registryCode(Object.keys(generated.requests).filter(isNamed), requestOf)],
      ['./routesChunkNames.json', quote(Object.fromEntries(namesOfKnown))],
      ['./globalData.json', quote(slimGlobalData(generated, docsOfNavbar(siteConfig)))],
    ]),
  };
};
