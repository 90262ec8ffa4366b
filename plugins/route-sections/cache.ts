import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Keeps what the bundler remembers of the app with sections apart from what it remembers of the stock app.
 * Its key does not know which plugins replace modules: a build with the other `APP_ROUTES` would take the
 * modules of both out of the cache, and make an app of halves.
 *
 * @param config that of Docusaurus
 * @returns what is merged into it; nothing where there is no persistent cache
 */
export const ownCache = ({experiments}: Configuration): Configuration => {
  // The types are those of webpack, which does not have what rspack has.
  const {cache} = (experiments ?? {}) as {cache?: {version: string}};
  return cache === undefined ? {} : {experiments: {cache: {version: `${cache.version}-sections`}}};
};
