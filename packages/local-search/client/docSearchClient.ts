import type {DocSearchModalProps} from '@docsearch/react';
import type {SearchAnswer, SearchQuestion} from './engine/types';
import {hitsPerPage} from './engine/types';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Client = Parameters<TransformClient>[0];

/** The parameters of a DocSearch request that the site's own index supports. */
export interface DocSearchRequest {
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  /** Attributes with a number of words each: `content:10`. */
  readonly attributesToSnippet?: readonly string[];
}

export const toQuestion = (request: DocSearchRequest): SearchQuestion => ({
  query: request.query ?? '',
  page: request.page ?? 0,
  hitsPerPage: request.hitsPerPage ?? hitsPerPage,
  snippetWords: Number(
    request.attributesToSnippet?.find((entry) => entry.startsWith('content:'))?.split(':')[1] ?? 10,
  ),
});

/**
 * Shows DocSearch's error screen for any error until the next query. DocSearch 3.9.0 only shows it for errors
 * named RetryError, and hides it when the failed request ends. So the request ends without results first, and
 * the error is reported afterwards.
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
              // DocSearch rethrows the error.
            }
          }
        });
        return {results: [{hits: [], nbHits: 0}]};
      })) as typeof answer.catch;
    return answer;
  };
};

/**
 * Reports whether the results of the latest query are pending.
 *
 * @param report called with `true` for each query, and with `false` when the latest query has succeeded or
 *   failed
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

export const askAlgolia: TransformClient = (client) => ({
  ...client,
  search: withErrorScreen((...parameters) => client.search(...parameters)),
});

/** Uses another search instead of Algolia in DocSearch's dialog. */
export const askInstead =
  (search: (question: SearchQuestion) => Promise<SearchAnswer>): TransformClient =>
  (client) => ({
    ...client,
    search: withErrorScreen(
      // DocSearch only reads the hits and their number. The rest of Algolia's response is specific to Algolia.
      (async ({requests}: {requests: readonly DocSearchRequest[]}) => ({
        results: await Promise.all(requests.map((request) => search(toQuestion(request)))),
      })) as unknown as Client['search'],
    ),
  });
