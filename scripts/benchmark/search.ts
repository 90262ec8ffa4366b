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
  /** Bytes of what the first question waits for, as they are and by gzip. */
  readonly plain: number;
  readonly gzip: number;
  /** Files of texts, fetched as results need them: how many, and the gzip bytes of all. */
  readonly shards: number;
  readonly shardsGzip: number;
}

/** Weighs the index that the build wrote. */
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

/** The address of the worker that answers queries: what the page starts when its search is reached for. */
const findWorker = (browser: Browser, origin: string): Promise<string> =>
  withFreshPage(browser, 1, async (page) => {
    await page.goto(`${origin}/docs/`, {waitUntil: 'networkidle'});
    await startApp(page);
    const started = page.waitForEvent('worker', {timeout: 30_000});
    await page.getByRole('button', {name: 'Search'}).first().hover();
    return (await started).url();
  });

export interface SearchTimes {
  /** Milliseconds from starting the worker's code to the answer of the first question. */
  readonly load: number;
  /** Milliseconds of each question after it, with the texts of its results. */
  readonly queries: readonly number[];
}

interface Harness {
  readonly worker: string;
  readonly site: string;
  readonly questions: readonly SearchQuestion[];
}

/**
 * Runs the worker of the built site in a frame, and so on the thread that DevTools can slow: it cannot
 * slow workers. Runs in the browser.
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
      setTimeout(() => reject(new Error(`No answer to "${question.query}".`)), 30_000);
      const data: WorkerRequest = {kind: 'search', id, site, question};
      scope.dispatchEvent(new scope.MessageEvent('message', {data}));
    });
  const start = performance.now();
  scope.eval(fetchSource(worker));
  const [first, ...rest] = questions;
  if (first === undefined) {
    throw new Error('There is no question to ask.');
  }
  // As a worker gets its first message: when its code has come to rest.
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
 * Loads the index and asks the readers' queries of `tests/search-queries`, several times and each time
 * with an empty cache.
 *
 * @param most queries of each kind
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
        // A document of the same origin, without scripts of its own.
        await page.goto(`${origin}/search-index.json`);
        return page.evaluate(askInFrame, {worker, site: `${origin}/`, questions});
      }),
    );
  }
  return runs;
};
