import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Keeps what the bundler remembers of an app that a plugin has changed apart from what it remembers of the
 * stock app. Its key does not know which modules are replaced: a build with the other setting would take the
 * modules of both out of the cache, and make an app of halves.
 *
 * @param config that of Docusaurus, or of the plugin before
 * @param name what the plugin has done
 * @returns what is merged into it; nothing where there is no persistent cache
 */
export const ownCache = ({experiments}: Configuration, name: string): Configuration => {
  // The types are those of webpack, which does not have what rspack has.
  const {cache} = (experiments ?? {}) as {cache?: {version: string}};
  return cache === undefined ? {} : {experiments: {cache: {version: `${cache.version}-${name}`}}};
};
