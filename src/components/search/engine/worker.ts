import {Engine, type ReadJson} from './engine';
import type {SearchAnswer, SearchQuestion} from './types';

/** Starts the download of the index before the first query, or sends a query. */
export type WorkerRequest = {readonly site: string} & (
  | {readonly kind: 'prepare'}
  | {readonly kind: 'search'; readonly id: number; readonly question: SearchQuestion}
);

export type WorkerResponse =
  | {readonly id: number; readonly answer: SearchAnswer}
  | {readonly id: number; readonly error: string};

let engine: Promise<Engine> | undefined;

const load = (site: string): Promise<Engine> => {
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

const answer = async (site: string, question: SearchQuestion): Promise<SearchAnswer> => {
  try {
    return await (await load(site)).search(question);
  } catch {
    // A deploy may have replaced the index files that this tab started with.
    engine = undefined;
    return (await load(site)).search(question);
  }
};

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'prepare') {
    load(data.site).catch(() => undefined);
    return;
  }
  const {id} = data;
  const respond = (response: WorkerResponse) => self.postMessage(response);
  answer(data.site, data.question).then(
    (found) => respond({id, answer: found}),
    (error: unknown) => respond({id, error: String(error)}),
  );
});
