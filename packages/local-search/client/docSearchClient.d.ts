import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchAnswer, SearchQuestion } from './engine/types';
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
export declare const toQuestion: (request: DocSearchRequest) => SearchQuestion;
/**
 * Reports whether the results of the latest query are pending.
 *
 * @param report called with `true` for each query, and with `false` when the latest query has succeeded or
 *   failed
 */
export declare const onSettled: (client: Client, report: (isPending: boolean) => void) => Client;
export declare const askAlgolia: TransformClient;
/** Uses another search instead of Algolia in DocSearch's dialog. */
export declare const askInstead: (search: (question: SearchQuestion) => Promise<SearchAnswer>) => TransformClient;
export {};
