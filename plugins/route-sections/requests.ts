import type {DocsVersion} from './docs-version';
import {versionModule} from './file-names';
import type {Generated} from './generated';

export type RequestOf = (name: string) => string;

/**
 * @returns a function that gives the request of a chunk's module, that of the plugin for the props of the
 *   docs, and throws when the registry does not have it
 */
export const readRequests =
  ({requests}: Pick<Generated, 'requests'>, docs: Pick<DocsVersion, 'name'>): RequestOf =>
  (name) => {
    const request = name === docs.name ? versionModule : requests[name];
    if (request === undefined) {
      throw new Error(
        `plugins/route-sections: registry.js doesn't contain ${name}, which routesChunkNames.json lists. Update generated.ts, or build with APP_ROUTES=all.`,
      );
    }
    return request;
  };
