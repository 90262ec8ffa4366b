import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser} from '@playwright/test';
import {listDocIds} from '../../plugins/pages';
import {readPage} from '../../checks/lib/built-site';
import {root} from '../lib/tools';
import {addCopies} from './copies';
import {serveGzip} from './gzip-server';
import {measureLoad} from './load';
import {measureBuild, type BuildCost} from './measured-build';
import {scaledPage} from './pages';
import {weighIndex} from './search';
import {prepareSite, prepareStock, type Subject} from './subject';

export interface ScaledBuild {
  readonly name: Subject['name'];
  readonly copies: number;
  /** The number of docs pages, including copies. */
  readonly pages: number;
  readonly cost: BuildCost;
  /** The compressed size of the scripts that start the app on every page, in bytes (gzip). */
  readonly app: number;
  /**
   * The compressed size of the search index without texts that are loaded on demand, in bytes (gzip); null for
   * the stock build, which has none.
   */
  readonly index: number | null;
  /**
   * What `scaledPage` loads until the network is idle for two seconds after the load event. Counting until the
   * load event alone would vary, because files such as the icon arrive before or after it.
   */
  readonly load: {readonly bytes: number; readonly requests: number};
}

/** The number of docs pages that can be copied. */
export const countPages = (): number => listDocIds(root).length;

/**
 * The numbers of copies in a full run, ascending: once, twice and four times the content, and 50, 200 and 800
 * copies.
 */
export const fullCopies = (pages: number): number[] =>
  [...new Set([0, 50, 200, 800, pages, 3 * pages])].sort((a, b) => a - b);

/** Returns the size of the scripts that a page refers to, now or later. */
const weighApp = (built: string): number => {
  const {scripts, lateScripts} = readPage(
    'build/404.html',
    readFileSync(path.join(built, '404.html'), 'utf8'),
  );
  return [...scripts, ...lateScripts].reduce(
    (sum, script) => sum + gzipSync(readFileSync(path.join(built, script)), {level: 9}).length,
    0,
  );
};

const loadScaledPage = async (browser: Browser, built: string): Promise<ScaledBuild['load']> => {
  const server = await serveGzip(built);
  try {
    const {afterIdle} = await measureLoad(browser, server.origin, scaledPage);
    return {bytes: afterIdle.total, requests: afterIdle.requests};
  } finally {
    server.close();
  }
};

/** Measures cold builds of both sites with an increasing number of pages. The builds are deleted afterwards. */
export const measureScale = async (
  browser: Browser,
  counts: readonly number[],
  say: (line: string) => void,
): Promise<ScaledBuild[]> => {
  const builds: ScaledBuild[] = [];
  for (const copies of counts) {
    for (const prepare of [prepareSite, prepareStock]) {
      const subject = prepare('scaled');
      addCopies(subject.folder, copies);
      say(`building ${subject.name} with ${copies} copies`);
      const cost = await measureBuild(subject);
      const built = path.join(subject.folder, 'build');
      builds.push({
        name: subject.name,
        copies,
        pages: listDocIds(subject.folder).length,
        cost,
        app: weighApp(built),
        index: subject.name === 'site' ? weighIndex(built).gzip : null,
        load: await loadScaledPage(browser, built),
      });
      rmSync(subject.folder, {recursive: true, force: true});
    }
  }
  return builds;
};
