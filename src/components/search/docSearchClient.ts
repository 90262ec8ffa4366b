import type {DocSearchModalProps} from '@docsearch/react';
import type {SearchAnswer, SearchQuestion} from './engine/types';
import {hitsPerPage} from './engine/types';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Client = Parameters<TransformClient>[0];

/** The parameters of a request of DocSearch that an index without a server understands. */
export interface DocSearchRequest {
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  /** Attributes with a number of words each, such as `content:10`. */
  readonly attributesToSnippet?: readonly string[];
}

/** Reads a request as DocSearch's dialog sends it. */
export const toQuestion = (request: DocSearchRequest): SearchQuestion => ({
  query: request.query ?? '',
  page: request.page ?? 0,
  hitsPerPage: request.hitsPerPage ?? hitsPerPage,
  snippetWords: Number(
    request.attributesToSnippet?.find((entry) => entry.startsWith('content:'))?.split(':')[1] ?? 10,
  ),
});

/**
 * Shows DocSearch's error screen, whatever the error, until the next query. DocSearch 3.9.0 shows it for
 * errors named RetryError alone, and takes it away when the request that failed ends; so the request
 * ends with nothing found first, and is reported then.
 */
const withErrorScreen = (search: Client['search']): Client['search'] => {
  let latest = 0;
  return (...parameters) => {
    const turn = ++latest;
    const answer = search(...parameters);
    const rescue = answer.catch.bind(answer);
    answer.catch = ((report: (error: Error) => unknown) =>
      rescue(() => {
        setTimeout(() => {
          if (turn === latest) {
            try {
              report(Object.assign(new Error(), {name: 'RetryError'}));
            } catch {
              // DocSearch throws what it is told.
            }
          }
        });
        return {results: [{hits: [], nbHits: 0}]};
      })) as typeof answer.catch;
    return answer;
  };
};

/**
 * Tells whether the answer to the latest query is still to come.
 *
 * @param report called with `true` for each query, and with `false` when the latest one is answered or failed
 */
export const onSettled = (client: Client, report: (isPending: boolean) => void): Client => {
  let latest = 0;
  return {
    ...client,
    search: (...parameters) => {
      const turn = ++latest;
      report(true);
      const answer = client.search(...parameters);
      const settle = () => {
        if (turn === latest) {
          report(false);
        }
      };
      answer.then(settle, settle);
      return answer;
    },
  };
};

/** Algolia behind DocSearch's dialog. */
export const askAlgolia: TransformClient = (client) => ({
  ...client,
  search: withErrorScreen((...parameters) => client.search(...parameters)),
});

/** Another search in the place of Algolia's behind DocSearch's dialog. */
export const askInstead =
  (search: (question: SearchQuestion) => Promise<SearchAnswer>): TransformClient =>
  (client) => ({
    ...client,
    search: withErrorScreen(
      // DocSearch reads the hits and their number; what else Algolia answers is about Algolia.
      (async ({requests}: {requests: readonly DocSearchRequest[]}) => ({
        results: await Promise.all(requests.map((request) => search(toQuestion(request)))),
      })) as unknown as Client['search'],
    ),
  });
