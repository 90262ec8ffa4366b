// @ts-check
/**
 * Loaded by every Node program of an example's steps. The first bundle of a project then takes the modules of the
 * toolkit from the cache that `shared-bundles.ts` fills, so that webpack doesn't compile them for every example.
 * The bundle and what the toolkit prints are the same.
 */
const {cpSync, existsSync} = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
/** @type {Partial<Record<string, string>>} */
const projects = JSON.parse(process.env['SHARED_BUNDLES'] || '{}');

/**
 * Copies the shared cache to where webpack looks for the cache of a project, unless the project has one.
 *
 * @param {import('@remotion/bundler').WebpackConfiguration} config
 */
const share = ({cache, context = '', mode = 'production'}) => {
  const project = projects[mode];
  if (
    project === undefined ||
    typeof cache !== 'object' ||
    cache.type !== 'filesystem' ||
    cache.name === undefined ||
    // Source maps contain the paths of modules, relative to the project.
    path.relative(context, root) !== path.relative(project, root)
  ) {
    return;
  }
  // Webpack ignores caches of other versions, and the toolkit's version depends on the path of the project.
  cache.version = 'shared';
  const folder = path.join(context, 'node_modules/.cache/webpack', cache.name);
  if (!existsSync(folder)) {
    cpSync(path.join(project, 'cache'), folder, {recursive: true});
  }
};

/** @param {typeof import('@remotion/bundler').webpack} webpack */
const sharingWebpack = (webpack) =>
  new Proxy(webpack, {
    apply: (target, self, args) => {
      [args[0]].flat().forEach(share);
      return Reflect.apply(target, self, args);
    },
  });

if (Object.keys(projects).length > 0) {
  // @ts-expect-error -- not a documented part of Node, but the only place through which all imports of CommonJS go
  const load = Module._load;
  /**
   * @param {string} request
   * @param {{filename?: string | null} | undefined} parent
   * @param {...unknown} rest
   */
  // @ts-expect-error -- see above
  Module._load = function (request, parent, ...rest) {
    const loaded = load.call(this, request, parent, ...rest);
    return request === 'webpack' && /@remotion.bundler/.test(parent?.filename ?? '')
      ? sharingWebpack(loaded)
      : loaded;
  };
}
