import type {ReaderQuery} from './queries';

/** A query and its result. */
export interface Outcome extends ReaderQuery {
  /** Rank of the first page that answers the query, starting at 1. 0 if there is none. */
  readonly rank: number;
  /** The first result. */
  readonly first: string | null;
}

export interface Score {
  /** Share of queries whose first result is an answer. */
  readonly successAt1: number;
  /** Mean of 1/rank, counting pages among the first five. */
  readonly mrrAt5: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

export const scoreOf = (outcomes: readonly Outcome[]): Score => ({
  successAt1: mean(outcomes.map(({rank}) => (rank === 1 ? 1 : 0))),
  mrrAt5: mean(outcomes.map(({rank}) => (rank >= 1 && rank <= 5 ? 1 / rank : 0))),
});

/**
 * The questions that measure the search. Nobody who writes pages or weights reads them, so their results aren't
 * listed. They come from threads with an odd number, those of the kind `questions` from threads with an even number.
 */
export const unreadKind = 'unread-questions';

/** The minimum scores of each kind of query. */
export const thresholds: Readonly<Record<string, Partial<Score>>> = {
  names: {successAt1: 0.95},
  typos: {successAt1: 0.9},
  questions: {mrrAt5: 0.55},
  [unreadKind]: {mrrAt5: 0.44},
  prefixes: {successAt1: 0.9},
  'camel-case': {successAt1: 0.95},
  messages: {successAt1: 0.94},
  // Some parts consist of words like "that was passed to the".
  'parts of messages': {successAt1: 0.98},
};
