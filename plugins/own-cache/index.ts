import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Gives an app that a plugin has changed its own bundler cache. The key of the default cache doesn't include
 * replaced modules, so a build with another setting would mix modules of both apps.
 *
 * @param config the configuration of Docusaurus or of the previous plugin
 * @param name identifies the change that the plugin makes
 * @returns the configuration to merge; empty if there is no persistent cache
 */
export const ownCache = ({experiments}: Configuration, name: string): Configuration => {
  // The types come from webpack, which doesn't have this rspack option.
  const {cache} = (experiments ?? {}) as {cache?: {version: string}};
  return cache === undefined ? {} : {experiments: {cache: {version: `${cache.version}-${name}`}}};
};
