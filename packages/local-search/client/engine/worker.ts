import {loadEngine, searchSite} from './search-site';
import type {SearchAnswer, SearchQuestion} from './types';

/** Starts the download of the index before the first query, or sends a query. */
export type WorkerRequest = {readonly site: string} & (
  | {readonly kind: 'prepare'}
  | {readonly kind: 'search'; readonly id: number; readonly question: SearchQuestion}
);

export type WorkerResponse =
  | {readonly id: number; readonly answer: SearchAnswer}
  | {readonly id: number; readonly error: string};

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'prepare') {
    loadEngine(data.site).catch(() => undefined);
    return;
  }
  const {id} = data;
  const respond = (response: WorkerResponse) => self.postMessage(response);
  searchSite(data.site, data.question).then(
    (found) => respond({id, answer: found}),
    (error: unknown) => respond({id, error: String(error)}),
  );
});
