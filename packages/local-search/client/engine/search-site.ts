import {Engine, type ReadJson} from './engine';
import type {SearchAnswer, SearchQuestion} from './types';

let engine: Promise<Engine> | undefined;

/**
 * Downloads the index of a site, once.
 *
 * @param site absolute URL of the site's root, with a trailing slash
 */
export const loadEngine = (site: string): Promise<Engine> => {
  const readJson: ReadJson = async (path, fresh = false) => {
    const response = await fetch(site + path, fresh ? {cache: 'no-cache'} : undefined);
    if (!response.ok) {
      throw new Error(`${path} responded with status ${response.status}.`);
    }
    return response.json();
  };
  const loading = (engine ??= Engine.load(readJson));
  // If the reader was briefly offline, the next key tries again.
  loading.catch(() => {
    engine = undefined;
  });
  return loading;
};

/** @throws if the index can't be read */
export const searchSite = async (site: string, question: SearchQuestion): Promise<SearchAnswer> => {
  try {
    return await (await loadEngine(site)).search(question);
  } catch {
    // A deploy may have replaced the index files that this tab started with.
    engine = undefined;
    return (await loadEngine(site)).search(question);
  }
};
