import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser} from '@playwright/test';
import {readQueries} from '../../checks/search/queries';
import {hitsPerPage, type SearchQuestion} from '../../src/components/search/engine/types';
import type {WorkerRequest, WorkerResponse} from '../../src/components/search/engine/worker';
import {root} from '../lib/tools';
import {startApp, withFreshPage, type Speed} from './browser';

export interface IndexSize {
  /** The size of the files that the first query waits for, in bytes: uncompressed and with gzip. */
  readonly plain: number;
  readonly gzip: number;
  /** The number of text files, which are loaded as results need them, and their total size with gzip. */
  readonly shards: number;
  readonly shardsGzip: number;
}

/** Measures the search index that the build wrote. */
export const weighIndex = (buildFolder: string): IndexSize => {
  const {folder} = JSON.parse(
    readFileSync(path.join(buildFolder, 'search-index.json'), 'utf8'),
  ) as {folder: string};
  const gzip = (file: string) => gzipSync(readFileSync(file), {level: 9}).length;
  const index = path.join(buildFolder, folder, 'index.json');
  const shards = readdirSync(path.join(buildFolder, folder)).filter(
    (name) => name !== 'index.json',
  );
  return {
    plain: readFileSync(index).length,
    gzip: gzip(index),
    shards: shards.length,
    shardsGzip: shards.reduce((sum, name) => sum + gzip(path.join(buildFolder, folder, name)), 0),
  };
};

/** Returns the URL of the worker that answers queries. The page starts it when the search is opened. */
const findWorker = (browser: Browser, origin: string): Promise<string> =>
  withFreshPage(browser, 1, async (page) => {
    await page.goto(`${origin}/docs/`, {waitUntil: 'networkidle'});
    await startApp(page);
    const started = page.waitForEvent('worker', {timeout: 30_000});
    await page.getByRole('button', {name: 'Search'}).first().hover();
    return (await started).url();
  });

export interface SearchTimes {
  /** Milliseconds from starting the worker's code to the first result. */
  readonly load: number;
  /** Milliseconds of each further query, including the texts of its results. */
  readonly queries: readonly number[];
}

interface Harness {
  readonly worker: string;
  readonly site: string;
  readonly questions: readonly SearchQuestion[];
}

/**
 * Runs the worker of the built site in a frame, and therefore on the main thread, because DevTools can't slow
 * down workers. Runs in the browser.
 */
const askInFrame = async ({worker, site, questions}: Harness): Promise<SearchTimes> => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const scope = frame.contentWindow as Window & typeof globalThis;
  const fetchSource = (url: string): string => {
    const request = new XMLHttpRequest();
    request.open('GET', new URL(url, worker), false);
    request.send();
    return request.responseText;
  };
  let answered: (response: WorkerResponse) => void = () => undefined;
  Object.assign(scope, {
    postMessage: (response: WorkerResponse) => answered(response),
    importScripts: (...urls: string[]) =>
      urls.forEach((url) => scope.eval(fetchSource(url)) as unknown),
  });
  const ask = (id: number, question: SearchQuestion): Promise<number> =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      answered = (response) =>
        'error' in response
          ? reject(new Error(response.error))
          : resolve(performance.now() - start);
      setTimeout(
        () =>
          reject(
            new Error(
              `The search worker did not answer the query "${question.query}" within 30 seconds.`,
            ),
          ),
        30_000,
      );
      const data: WorkerRequest = {kind: 'search', id, site, question};
      scope.dispatchEvent(new scope.MessageEvent('message', {data}));
    });
  const start = performance.now();
  scope.eval(fetchSource(worker));
  const [first, ...rest] = questions;
  if (first === undefined) {
    throw new Error('tests/search-queries contains no queries.');
  }
  // A worker gets its first message after its code has run.
  await new Promise((resolve) => setTimeout(resolve));
  await ask(0, first);
  const load = performance.now() - start;
  const queries: number[] = [];
  for (const [index, question] of rest.entries()) {
    queries.push(await ask(index + 1, question));
  }
  return {load, queries};
};

const readQuestions = (most: number): SearchQuestion[] =>
  [...readQueries(root).values()]
    .flatMap((queries) => queries.slice(0, most))
    .map(({query}) => ({query, page: 0, hitsPerPage, snippetWords: 10}));

/**
 * Loads the index and runs the queries in `tests/search-queries` several times, each time with an empty cache.
 *
 * @param most the maximum number of queries of each kind
 */
export const measureSearch = async (
  browser: Browser,
  origin: string,
  speed: Speed,
  {times, most}: {readonly times: number; readonly most: number},
): Promise<SearchTimes[]> => {
  const worker = await findWorker(browser, origin);
  const questions = readQuestions(most);
  const runs: SearchTimes[] = [];
  for (let run = 0; run < times; run++) {
    runs.push(
      await withFreshPage(browser, speed, async (page) => {
        // A document of the same origin without scripts.
        await page.goto(`${origin}/search-index.json`);
        return page.evaluate(askInFrame, {worker, site: `${origin}/`, questions});
      }),
    );
  }
  return runs;
};
