import type {DocsVersion} from './docs-version';
import {versionModule} from './file-names';
import {turnOff, type Generated} from './generated';

export type RequestOf = (name: string) => string;

/**
 * @returns a function that returns the request of a chunk's module (for the props of the docs, the request of
 *   the plugin's own module), and throws if the registry doesn't contain it
 */
export const readRequests =
  ({requests}: Pick<Generated, 'requests'>, docs: Pick<DocsVersion, 'name'>): RequestOf =>
  (name) => {
    const request = name === docs.name ? versionModule : requests[name];
    if (request === undefined) {
      throw new Error(
        `@docs-kit/lazy-routes: .docusaurus/registry.js doesn't contain ${name}, which routesChunkNames.json lists. ${turnOff}`,
      );
    }
    return request;
  };
