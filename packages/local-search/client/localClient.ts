import type {SearchAnswer, SearchQuestion} from './engine/types';
import type {WorkerRequest, WorkerResponse} from './engine/worker';

interface Pending {
  readonly site: string;
  readonly question: SearchQuestion;
  readonly resolve: (answer: SearchAnswer | Promise<SearchAnswer>) => void;
  readonly reject: (error: Error) => void;
}

/** Milliseconds that a query in the page may take before readers notice that it stops the page. */
const noticeable = 100;

const pending = new Map<number, Pending>();
let worker: Worker | undefined;
let questions = 0;
let withoutWorker = false;
let slow = false;

/** Whether the search had to run in the page, and stopped it for so long that the reader should know why. */
export const isSearchSlow = (): boolean => slow;

const loadInPage = () =>
  import(/* webpackChunkName: "on-demand-search-in-page" */ './engine/search-site');

const searchInPage = async (site: string, question: SearchQuestion): Promise<SearchAnswer> => {
  try {
    const {loadEngine, searchSite} = await loadInPage();
    await loadEngine(site);
    const start = performance.now();
    const answer = await searchSite(site, question);
    slow = performance.now() - start > noticeable;
    return answer;
  } catch (error) {
    // The network failed, not the worker.
    withoutWorker = false;
    throw error;
  }
};

/** Answers all pending and future queries without a worker. */
const replaceWorker = (): void => {
  worker?.terminate();
  worker = undefined;
  withoutWorker = true;
  for (const {site, question, resolve} of pending.values()) {
    resolve(searchInPage(site, question));
  }
  pending.clear();
};

const start = (): Worker => {
  const started = new Worker(new URL('./engine/worker.ts', import.meta.url));
  started.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    if ('answer' in data) {
      waiting?.resolve(data.answer);
    } else {
      waiting?.reject(new Error(data.error));
    }
  });
  // The script is missing, or a policy forbids workers.
  started.addEventListener('error', replaceWorker);
  return started;
};

const send = (request: WorkerRequest): void => {
  try {
    worker ??= start();
    worker.postMessage(request);
  } catch {
    replaceWorker();
  }
};

/**
 * Downloads the index, so that the first query is answered sooner.
 *
 * @param site absolute URL of the site's root, with a trailing slash
 */
export const prepareLocalSearch = (site: string): void => {
  if (!withoutWorker) {
    send({kind: 'prepare', site});
  }
};

/**
 * Searches the site's own index in a worker, so that the page stays responsive. Without workers, it searches in the page.
 *
 * @throws if the index can't be read
 */
export const searchLocally = (site: string, question: SearchQuestion): Promise<SearchAnswer> =>
  withoutWorker
    ? searchInPage(site, question)
    : new Promise((resolve, reject) => {
        const id = questions++;
        pending.set(id, {site, question, resolve, reject});
        send({kind: 'search', site, id, question});
      });
