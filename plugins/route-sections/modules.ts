import type {ChunkNames, Generated, Route} from './generated';
import {isSection, split, type Entry, type Section} from './split';

const quote = (value: unknown): string => JSON.stringify(value);

/** The text of an object whose values are code. */
const objectOf = (fields: Readonly<Record<string, string>>): string =>
  `{${Object.entries(fields)
    .map(([name, code]) => `${quote(name)}: ${code}`)
    .join(', ')}}`;

const namesIn = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/** The props of the layout around all docs, with what the theme wants to know of every page. */
interface VersionProps {
  readonly version: Readonly<Record<string, unknown>> & {
    readonly docsSidebars: Readonly<Record<string, unknown>>;
  };
}

const isVersionProps = (value: unknown): value is VersionProps =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'object' &&
  value.version !== null &&
  'docsSidebars' in value.version;

/** Fields of the configuration that only the build reads, among them the template of a page. */
const ofTheBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

const docsPlugin = 'docusaurus-plugin-content-docs';

interface DocsData {
  readonly versions: readonly {
    readonly docs: readonly {readonly id: string; readonly path: string}[];
  }[];
}

/** Without the path and the sidebar of most pages: `src/sections` adds those of a section as it comes. */
const withDocs = (data: unknown, kept: ReadonlySet<string>): unknown => {
  const {versions, ...rest} = data as DocsData;
  return {
    ...rest,
    versions: versions.map(({docs, ...version}) => ({
      ...version,
      docs: docs.filter(({id}) => kept.has(id)),
    })),
  };
};

interface NavbarItem {
  readonly docId?: string;
  readonly items?: readonly NavbarItem[];
}

/** The single docs that items of the navigation bar ask for. */
const docsOfNavbar = (items: readonly NavbarItem[]): string[] =>
  items.flatMap(({docId, items: nested = []}) => [
    ...(docId === undefined ? [] : [docId]),
    ...docsOfNavbar(nested),
  ]);

const moduleOf = ({name}: Section): string => `./section-${name}.js`;
const sidebarModule = (sidebar: string): string => `./sidebar-${sidebar}.json`;
const versionModule = './version.js';

/** Texts by name of file, and for each page the requests of all modules that it loads. */
export interface Modules {
  readonly files: ReadonlyMap<string, string>;
  readonly loads: Readonly<Record<string, readonly string[]>>;
}

/**
 * Writes the modules of `@generated` anew for the app: what is about one page alone goes into the file of
 * its section, each sidebar into one of its own, and what only the server reads is left out.
 *
 * @param siteConfig the configuration, of which the app gets what can be written as JSON
 * @throws when the tables of Docusaurus do not fit together, or the docs have other than one version
 */
export const modulesOf = (generated: Generated, siteConfig: object): Modules => {
  const {routes, chunkNames, requests, globalData, readJson} = generated;
  const entries = split(routes, '');

  const keyOf = ({component: {path, hash}}: Route): string => `${path}-${hash}`;
  const namesOf = (route: Route): ChunkNames => {
    if (route.path === '*') {
      return [];
    }
    const names = chunkNames[keyOf(route)];
    if (names === undefined) {
      throw new Error(
        `plugins/route-sections: routesChunkNames.json has no ${keyOf(route)}, which routes.js names. Bring generated.ts along, or build with APP_ROUTES=all.`,
      );
    }
    return names;
  };

  const sections: Section[] = [];
  const known: Route[] = [];
  const sort = (entry: Entry): void => {
    if (isSection(entry)) {
      sections.push(entry);
    } else {
      known.push(entry.route);
      entry.children?.forEach(sort);
    }
  };
  entries.forEach(sort);

  // A chunk that a known route or several sections need has its name in the app; others are loaded by
  // the section that needs them.
  const users = new Map<string, Set<Section | 'app'>>();
  const use = (user: Section | 'app', route: Route): void =>
    namesIn(namesOf(route)).forEach((name) =>
      users.set(name, (users.get(name) ?? new Set()).add(user)),
    );
  known.forEach((route) => use('app', route));
  sections.forEach((section) => section.routes.forEach((route) => use(section, route)));
  const isNamed = (name: string): boolean => {
    const all = users.get(name);
    return all !== undefined && (all.size > 1 || all.has('app'));
  };

  const versions = Object.entries(requests).flatMap(([name, request]) => {
    const isData = users.get(name)?.has('app') && /^@generated\/.*\.json$/.test(request);
    const props = isData ? readJson(request) : undefined;
    return isVersionProps(props) ? [{name, version: props.version}] : [];
  });
  const [docs] = versions;
  if (docs === undefined || versions.length > 1) {
    throw new Error(
      `plugins/route-sections serves docs of one version, and there are ${versions.length}. Bring modules.ts along, or build with APP_ROUTES=all.`,
    );
  }
  const {docsSidebars, ...version} = docs.version;
  const requestOf = (name: string): string => {
    const request = name === docs.name ? versionModule : requests[name];
    if (request === undefined) {
      throw new Error(
        `plugins/route-sections: registry.js has no ${name}, which routesChunkNames.json names. Bring generated.ts along, or build with APP_ROUTES=all.`,
      );
    }
    return request;
  };

  const loadCode = (names: ChunkNames, ofSection: ReadonlyMap<string, string>): string => {
    if (typeof names === 'string') {
      return isNamed(names)
        ? quote(names)
        : (ofSection.get(names) ?? `() => import(${quote(requestOf(names))})`);
    }
    return Array.isArray(names)
      ? `[${names.map((each: ChunkNames) => loadCode(each, ofSection)).join(', ')}]`
      : objectOf(
          Object.fromEntries(
            Object.entries(names).map(([prop, each]) => [prop, loadCode(each, ofSection)]),
          ),
        );
  };
  const docIds = new Map(
    Object.values((globalData[docsPlugin] ?? {}) as Record<string, DocsData>).flatMap(
      ({versions: all}) => all.flatMap(({docs: list}) => list.map(({path, id}) => [path, id])),
    ),
  );
  const sectionCode = (section: Section): string => {
    const counts = new Map<string, number>();
    for (const name of section.routes.flatMap((route) => namesIn(namesOf(route)))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    // The bundler makes a chunk of each import(), even of the same module.
    const shared = [...counts].filter(([name, count]) => count > 1 && !isNamed(name));
    const variables = new Map(shared.map(([name], index) => [name, `load${index}`]));
    const pages = section.routes.map((route) => {
      const {path, component: _component, ...attributes} = route;
      const doc = docIds.get(path);
      return `  [${quote(path)}, ${loadCode(namesOf(route), variables)}, ${quote({...attributes, ...(doc && {doc})})}],\n`;
    });
    return [
      ...[...variables].map(
        ([name, variable]) => `const ${variable} = () => import(${quote(requestOf(name))});\n`,
      ),
      `export default [\n${pages.join('')}];\n`,
    ].join('');
  };

  const routesCode = (all: readonly Entry[]): string =>
    `[\n${all
      .map((entry) => {
        if (isSection(entry)) {
          return `section(${quote(entry.path)}, () => import(${quote(moduleOf(entry))})),\n`;
        }
        const {component, routes: _routes, ...attributes} = entry.route;
        const args = [component.path, component.hash].filter((each) => each !== undefined);
        return `${objectOf({
          ...Object.fromEntries(
            Object.entries(attributes).map(([name, value]) => [name, quote(value)]),
          ),
          // Without one, the router takes the position, and draws a page anew when that changes.
          key: quote(entry.route.path),
          component: `ComponentCreator(${args.map(quote).join(', ')})`,
          ...(entry.children && {routes: routesCode(entry.children)}),
        })},\n`;
      })
      .join('')}]`;
  const sidebarsCode = objectOf(
    Object.fromEntries(
      Object.keys(docsSidebars).map((sidebar) => [
        sidebar,
        `() => import(${quote(sidebarModule(sidebar))})`,
      ]),
    ),
  );
  const registryCode = Object.keys(requests)
    .filter(isNamed)
    // What follows the import tells the server which chunks a page has used.
    .map(
      (name) =>
        `  ${quote(name)}: [() => import(/* webpackChunkName: ${quote(name)} */ ${quote(requestOf(name))}), "", ""],\n`,
    )
    .join('');

  const loads: Record<string, readonly string[]> = {};
  const noteLoads = (all: readonly Entry[], around: readonly string[]): void => {
    const own = (route: Route) => [...around, ...namesIn(namesOf(route)).map(requestOf)];
    for (const entry of all) {
      if (isSection(entry)) {
        for (const route of entry.routes) {
          const {sidebar} = route;
          loads[route.path] = [
            ...own(route),
            moduleOf(entry),
            ...(typeof sidebar === 'string' ? [sidebarModule(sidebar)] : []),
          ];
        }
      } else if (entry.children) {
        noteLoads(entry.children, own(entry.route));
      } else {
        loads[entry.route.path] = own(entry.route);
      }
    }
  };
  noteLoads(entries, []);

  const {themeConfig} = siteConfig as {readonly themeConfig?: {readonly navbar?: NavbarItem}};
  const navbarDocs = new Set(docsOfNavbar(themeConfig?.navbar?.items ?? []));
  const pluginData = Object.entries(globalData[docsPlugin] ?? {});
  return {
    loads,
    files: new Map([
      ...Object.entries(docsSidebars).map(
        ([sidebar, items]) => [sidebarModule(sidebar), quote(items)] as const,
      ),
      ...sections.map((section) => [moduleOf(section), sectionCode(section)] as const),
      [
        versionModule,
        `import {docsSidebars} from '@site/src/sections';\nexport default {version: {...${quote({...version, docs: {}})}, docsSidebars}};\n`,
      ],
      [
        './routes.js',
        `import ComponentCreator from '@docusaurus/ComponentCreator';\nimport {joined, section, sidebarsFrom} from '@site/src/sections';\nsidebarsFrom(${sidebarsCode});\nexport default joined(${routesCode(entries)});\n`,
      ],
      [
        './docusaurus.config.js',
        `export default ${quote(
          Object.fromEntries(
            Object.entries(siteConfig).filter(([name]) => !ofTheBuild.includes(name)),
          ),
        )};\n`,
      ],
      ['./registry.js', `export default {\n${registryCode}};\n`],
      [
        './routesChunkNames.json',
        quote(
          Object.fromEntries(
            known.filter(({path}) => path !== '*').map((route) => [keyOf(route), namesOf(route)]),
          ),
        ),
      ],
      [
        './globalData.json',
        quote({
          ...globalData,
          [docsPlugin]: Object.fromEntries(
            pluginData.map(([id, data]) => [id, withDocs(data, navbarDocs)]),
          ),
        }),
      ],
    ]),
  };
};
