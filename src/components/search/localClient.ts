import type {SearchAnswer, SearchQuestion} from './engine/types';
import type {WorkerRequest, WorkerResponse} from './engine/worker';

interface Pending {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

const pending = new Map<number, Pending>();
let worker: Worker | undefined;
let questions = 0;

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
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
    for (const {reject} of pending.values()) {
      reject(new Error('The search could not be started.'));
    }
    pending.clear();
  });
  return started;
};

const send = (request: WorkerRequest): void => {
  worker ??= start();
  worker.postMessage(request);
};

/**
 * Downloads the index, so that the first query is answered sooner.
 *
 * @param site absolute URL of the site's root, with a trailing slash
 */
export const prepareLocalSearch = (site: string): void => send({kind: 'prepare', site});

/**
 * Searches the site's own index in a worker, so that the page stays responsive.
 *
 * @throws if the index can't be read
 */
export const searchLocally = (site: string, question: SearchQuestion): Promise<SearchAnswer> =>
  new Promise((resolve, reject) => {
    const id = questions++;
    pending.set(id, {resolve, reject});
    send({kind: 'search', site, id, question});
  });
