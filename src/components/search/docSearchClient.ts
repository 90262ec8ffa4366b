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

/** Reads a request as DocSearch's modal sends it. */
export const toQuestion = (request: DocSearchRequest): SearchQuestion => ({
  query: request.query ?? '',
  page: request.page ?? 0,
  hitsPerPage: request.hitsPerPage ?? hitsPerPage,
  snippetWords: Number(
    request.attributesToSnippet?.find((entry) => entry.startsWith('content:'))?.split(':')[1] ?? 10,
  ),
});

/** Puts another search in the place of Algolia's behind DocSearch's modal. */
export const answerWith =
  (search: (question: SearchQuestion) => Promise<SearchAnswer>): TransformClient =>
  (client) => ({
    ...client,
    // DocSearch reads the hits and their number; what else Algolia answers is about Algolia.
    search: (async ({requests}: {requests: readonly DocSearchRequest[]}) => ({
      results: await Promise.all(requests.map((request) => search(toQuestion(request)))),
    })) as unknown as Client['search'],
  });
