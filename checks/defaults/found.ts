import {Cache, codeKey, hash, installedPackages} from '../lib/cache';
import type {Found} from './proof';
import type {Documented} from './stated';

/**
 * Returns what the packages say about each default. Only searches the packages for options that weren't known in the
 * last run.
 *
 * @param keep whether to keep other results in the cache
 */
export async function findDefaults(
  root: string,
  all: readonly Documented[],
  keep: boolean,
): Promise<Map<Documented, Found | undefined>> {
  const cache = new Cache<{found?: Found}>(root, 'defaults');
  const version = hash(installedPackages(root), codeKey(import.meta.url));
  // The default is part of the key because calls are made with it.
  const keyOf = ({subject, type, default: stated}: Documented): string =>
    hash(version, JSON.stringify(subject), type, stated ?? '');
  const keys = new Map(all.map((each) => [each, keyOf(each)]));
  const open = all.filter((each) => cache.get(keys.get(each)!) === undefined);
  if (open.length > 0) {
    const {searchPackages} = await import('./search-packages');
    searchPackages(root, open).forEach((found, index) => {
      cache.set(keys.get(open[index]!)!, found ? {found} : {});
    });
  }
  cache.save(keep);
  return new Map(all.map((each) => [each, cache.get(keys.get(each)!)?.found]));
}
