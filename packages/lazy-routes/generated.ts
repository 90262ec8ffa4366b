import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {z} from 'zod';

/** Chunk names by the prop that they provide, nested like the modules in the plugin that created the route. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [prop: string]: ChunkNames};

/** A route in `.docusaurus/routes.js`. */
export interface Route {
  readonly path: string;
  readonly component: {readonly path: string; readonly hash?: string};
  readonly routes?: readonly Route[];
  /** `exact`, `sidebar` and other attributes of the route. */
  readonly [attribute: string]: unknown;
}

/** The files that Docusaurus generates for the router in the browser. */
export interface Generated {
  readonly routes: readonly Route[];
  /** By path and hash of a route. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** The request of the module, by chunk name. */
  readonly requests: Readonly<Record<string, string>>;
  /** The data of plugins by name and ID, as in `@generated/globalData`. */
  readonly globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Parses a JSON module. */
  readonly readJson: (request: string) => unknown;
}

const route: z.ZodType<Route> = z.lazy(() =>
  z
    .object({
      path: z.string(),
      component: z.object({path: z.string(), hash: z.string().optional()}),
      routes: z.array(route).optional(),
    })
    .passthrough(),
);

const chunkNames: z.ZodType<ChunkNames> = z.lazy(() =>
  z.union([z.string(), z.array(chunkNames), z.record(chunkNames)]),
);

const schemas = {
  'routes.js': z.array(route),
  'routesChunkNames.json': z.record(chunkNames),
  'registry.js': z.record(z.string()),
  'globalData.json': z.record(z.record(z.unknown())),
} as const;

type FileName = keyof typeof schemas;

/**
 * Evaluates a generated module. It contains data and a few calls, so the called functions are replaced with
 * functions that return their arguments.
 */
const evaluate = (code: string): unknown => {
  const sandbox = {
    value: undefined as unknown,
    ComponentCreator: (routePath: string, hash?: string) => ({path: routePath, hash}),
    load: (request: string) => request,
    require: {resolveWeak: (request: string) => request},
  };
  vm.runInNewContext(
    code.replace(/^import .*$/gm, '').replace(/^export default /m, 'value = '),
    sandbox,
  );
  // Objects from the other context have different prototypes.
  return structuredClone(sandbox.value);
};

const registryOf = (code: string): unknown => {
  const entries = evaluate(code.replaceAll('() => import(', 'load(')) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, (entry as unknown[])[0]]),
  );
};

/** The fix in each error about a file that Docusaurus generates. */
export const turnOff = 'Set the option `routeGroups: false` to use the files of Docusaurus.';

/**
 * Reads the files that Docusaurus generated.
 *
 * @param folder `.docusaurus` of the site
 * @throws if a file is missing or has a different format, for example after an upgrade of Docusaurus
 */
export const readGenerated = (folder: string): Generated => {
  const read = <Name extends FileName>(
    name: Name,
    parse: (text: string) => unknown,
  ): z.infer<(typeof schemas)[Name]> => {
    try {
      return schemas[name].parse(parse(readFileSync(path.join(folder, name), 'utf8')));
    } catch (error) {
      throw new Error(
        `@docs-kit/lazy-routes can't read .docusaurus/${name}, because its format has changed. ${turnOff} (${error instanceof Error ? error.message : String(error)})`,
        {cause: error},
      );
    }
  };
  return {
    routes: read('routes.js', evaluate),
    chunkNames: read('routesChunkNames.json', JSON.parse),
    requests: read('registry.js', registryOf),
    globalData: read('globalData.json', JSON.parse),
    readJson: (request) =>
      JSON.parse(
        readFileSync(path.join(folder, request.replace(/^@generated\//, '')), 'utf8'),
      ) as unknown,
  };
};
