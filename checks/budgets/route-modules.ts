import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The files of script that the browser loads for a route, besides those that its HTML names. */
export type ScriptsOf = (route: string) => readonly string[];

/** Names of chunks as Docusaurus nests them by the props of a route. */
interface Chunks {
  readonly [prop: string]: string | Chunks | readonly (string | Chunks)[];
}

interface Manifest {
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

/**
 * Follows what Docusaurus wrote into `.docusaurus/` and the main script: from a route to its chunks,
 * from those to their modules, from those to the files that the bundler put them in.
 *
 * @throws when a step is not found, because the framework or the bundler writes it in another form now
 */
export const readScriptsOf = (root: string): ScriptsOf => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const chunksOf = JSON.parse(read('.docusaurus/routesChunkNames.json')) as Readonly<
    Record<string, Chunks>
  >;
  const {assets} = JSON.parse(read('.docusaurus/client-manifest.json')) as Manifest;
  const keysOf = readRouteKeys(read('.docusaurus/routes.js'));
  const moduleOf = readRegistry(read('.docusaurus/registry.js'));
  const bundled = Object.values(assets)
    .flatMap(({js = []}) => js.map(({file}) => file))
    .filter((file) => /\/main\.\w+\.js$/.test(file));
  const idsOf = readImports(bundled.map((file) => read(`build/${file}`)).join('\n'));
  return (route) => {
    const keys = keysOf.get(`${route}/`) ?? keysOf.get(route) ?? missing(`the route ${route}`);
    const names = keys.flatMap((key) => namesIn(chunksOf[key] ?? missing(`the chunks of ${key}`)));
    const ids = names.flatMap((name) => {
      const module = moduleOf.get(name) ?? missing(`the module of the chunk ${name}`);
      return idsOf.get(module) ?? missing(`the import of ${module}`);
    });
    return [...new Set(ids)].flatMap((id) => assets[id]?.js ?? []).map(({file}) => `/${file}`);
  };
};

const missing = (what: string): never => {
  throw new Error(
    `checks/budgets does not find ${what} in the output of Docusaurus. Build the site; if that does not help, its form has changed: see route-modules.ts.`,
  );
};

const namesIn = (chunks: Chunks | string | readonly (string | Chunks)[]): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap((each) => namesIn(each));

/** From each route to its key in `routesChunkNames.json`, after those of the layouts around it. */
export const readRouteKeys = (routes: string): Map<string, string[]> => {
  const around: {depth: number; key: string}[] = [];
  const keys = new Map<string, string[]>();
  for (const match of routes.matchAll(/^( *)component: ComponentCreator\('(.+)', '(\w+)'\)/gm)) {
    const [, indent = '', route = '', hash = ''] = match;
    while ((around.at(-1)?.depth ?? -1) >= indent.length) {
      around.pop();
    }
    around.push({depth: indent.length, key: `${route}-${hash}`});
    keys.set(
      route,
      around.map(({key}) => key),
    );
  }
  return keys;
};

/** From the name of a chunk to its module. */
const readRegistry = (registry: string): Map<string, string> =>
  new Map(
    [...registry.matchAll(/^ *"(\w+)": \[.*?, "([^"]+)", require\.resolveWeak/gm)].map(
      ([, name = '', module = '']) => [name, module],
    ),
  );

/** From a module to the ids of the chunks that its import loads; none when it is in the main script. */
const readImports = (script: string): Map<string, string[]> =>
  new Map(
    [
      ...script.matchAll(
        /\[\(\)=>(\w+\.e\([^)]*\)|Promise\.all\(\[[^\]]*\]\)|Promise\.resolve\(\))\.then\([^"]*\),"([^"]+)"/g,
      ),
    ].map(([, load = '', module = '']) => [
      module,
      [...load.matchAll(/\.e\("?(\w+)"?\)/g)].map(([, id = '']) => id),
    ]),
  );
