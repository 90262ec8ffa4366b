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
 * Downloads the index, so that the first question is answered sooner.
 *
 * @param site absolute address of the site's root, with a slash at the end
 */
export const prepareLocalSearch = (site: string): void => send({kind: 'prepare', site});

/**
 * Asks the index that comes with the site. It is searched in a worker: the page stays responsive.
 *
 * @throws when the index cannot be read
 */
export const searchLocally = (site: string, question: SearchQuestion): Promise<SearchAnswer> =>
  new Promise((resolve, reject) => {
    const id = questions++;
    pending.set(id, {resolve, reject});
    send({kind: 'search', site, id, question});
  });
