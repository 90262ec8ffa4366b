import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser} from '@playwright/test';
import {loadWrittenRoutes} from '../../config/docs-routes';
import {readPage} from '../../checks/lib/built-site';
import {root} from '../lib/tools';
import {addCopies} from './copies';
import {serveGzip} from './gzip-server';
import {measureLoad} from './load';
import {measureBuild, type BuildCost} from './measured-build';
import {scaledPage} from './pages';
import {weighIndex} from './search';
import {prepareSite, prepareStock, type Subject} from './subject';

/** A build with copies of docs pages. */
export interface ScaledBuild {
  readonly name: Subject['name'];
  readonly copies: number;
  /** Docs pages, copies included. */
  readonly pages: number;
  readonly cost: BuildCost;
  /** Bytes of the scripts that start the app on every page, gzip. */
  readonly app: number;
  /** Bytes of the search index, gzip, without the texts on demand; null for the stock build, which has none. */
  readonly index: number | null;
  /**
   * What `scaledPage` carries until two seconds of silence after the load event: of what is fetched around
   * that event, such as the icon, one run has more before it than the next.
   */
  readonly load: {readonly bytes: number; readonly requests: number};
}

/** How many docs pages there are to copy. */
export const countPages = (): number => loadWrittenRoutes(root).length;

/**
 * The numbers of copies of a full run, ascending: the corpus once, twice and four times over, and 50, 200
 * and 800 copies.
 */
export const fullCopies = (pages: number): number[] =>
  [...new Set([0, 50, 200, 800, pages, 3 * pages])].sort((a, b) => a - b);

/** Weighs the scripts that a page names, at load or later. */
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

/** Cold builds of both sites with more and more pages, which then are removed. */
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
        pages: loadWrittenRoutes(subject.folder).length,
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
