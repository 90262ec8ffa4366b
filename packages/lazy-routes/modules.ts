import {chunkUse, keyOf, readNames} from './chunk-names';
import {clientConfig, docsOfNavbar} from './client-config';
import {quote} from './code';
import {readDocsVersion, type DocsVersion} from './docs-version';
import {clientFile} from './client-files';
import {docsModule, groupModule, sidebarModule, versionModule} from './file-names';
import type {Generated} from './generated';
import {docIdsOf, slimGlobalData} from './global-data';
import {groupCode} from './group-code';
import {loadsOf, type Loads} from './loads';
import {registryCode} from './registry-code';
import {readRequests} from './requests';
import {groupRoutes, sortEntries} from './route-groups';
import {routesCode} from './routes-code';

/** The generated files by name, and the requests of all modules that each page loads. */
export interface Modules {
  readonly files: ReadonlyMap<string, string>;
  readonly loads: Loads;
}

/** The props of the docs without data about single docs, and with sidebars that are loaded on demand. */
const versionCode = (version: Readonly<Record<string, unknown>>): string =>
  `import {docsSidebars} from ${quote(clientFile('index'))};
export default {version: {...${quote({...version, docs: {}})}, docsSidebars}};
`;

const sidebarFiles = (sidebars: DocsVersion['version']['docsSidebars']): [string, string][] =>
  Object.entries(sidebars).map(([sidebar, items]) => [sidebarModule(sidebar), quote(items)]);

/**
 * Generates new `@generated` modules for the browser: data about a single page moves to the file of its group, each
 * sidebar gets its own file, and data that only the server reads is left out.
 *
 * @param siteConfig the site configuration; the browser gets the parts that can be represented in JSON
 * @throws if the files of Docusaurus are inconsistent, or if the site doesn't have exactly one version of docs
 */
export const modulesOf = (
  generated: Generated,
  siteConfig: {readonly baseUrl: string; readonly themeConfig: object},
): Modules => {
  const entries = groupRoutes(generated.routes, siteConfig.baseUrl);
  const sorted = sortEntries(entries);
  const namesOf = readNames(generated);
  const {isEager, isNamed} = chunkUse(sorted, namesOf);
  const docs = readDocsVersion(generated, {isEager});
  const {docsSidebars, ...version} = docs.version;
  const requestOf = readRequests(generated, docs);
  const tables = {namesOf, requestOf, isNamed, docIds: docIdsOf(generated)};
  const namesOfEager = sorted.eager
    .filter(({path}) => path !== '*')
    .map((route) => [keyOf(route), namesOf(route)]);
  return {
    loads: loadsOf(entries, namesOf, requestOf),
    files: new Map([
      ...sidebarFiles(docsSidebars),
      ...sorted.groups.map((group) => [groupModule(group), groupCode(group, tables)] as const),
      [versionModule, versionCode(version)],
      [docsModule, quote(version.docs)],
      ['./routes.js', routesCode(entries, Object.keys(docsSidebars), siteConfig.baseUrl)],
      ['./docusaurus.config.js', `export default ${quote(clientConfig(siteConfig))};\n`],
      ['./registry.js', registryCode(Object.keys(generated.requests).filter(isNamed), requestOf)],
      ['./routesChunkNames.json', quote(Object.fromEntries(namesOfEager))],
      ['./globalData.json', quote(slimGlobalData(generated, docsOfNavbar(siteConfig)))],
    ]),
  };
};
