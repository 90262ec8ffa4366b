import type { SearchAnswer, SearchQuestion } from './types';
/** Starts the download of the index before the first query, or sends a query. */
export type WorkerRequest = {
    readonly site: string;
} & ({
    readonly kind: 'prepare';
} | {
    readonly kind: 'search';
    readonly id: number;
    readonly question: SearchQuestion;
});
export type WorkerResponse = {
    readonly id: number;
    readonly answer: SearchAnswer;
} | {
    readonly id: number;
    readonly error: string;
};
