import type {PageLoad} from './load';
import type {Scores} from './lighthouse';
import type {BuildCost} from './measured-build';
import type {MeasuredPage} from './pages';
import type {ScaledBuild} from './scale';
import type {IndexSize, SearchTimes} from './search';
import type {Speed} from './browser';
import type {Subject} from './subject';

export type Name = Subject['name'];

/** One figure of one page of one site. */
export interface OfPage<T> {
  readonly name: Name;
  readonly page: MeasuredPage;
  readonly value: T;
}

/** All measurements of a run. Parts that didn't run are empty. */
export interface Results {
  builds: {readonly name: Name; readonly cold: BuildCost; readonly warm: BuildCost}[];
  loads: OfPage<PageLoad>[];
  scores: OfPage<Scores>[];
  /** The milliseconds of each click. */
  clicks: {readonly name: Name; readonly speed: Speed; readonly times: readonly number[]}[];
  /** The milliseconds from the first tap on the search button to its dialog. */
  taps: {readonly speed: Speed; readonly times: readonly number[]}[];
  index: IndexSize | null;
  searches: {readonly speed: Speed; readonly runs: readonly SearchTimes[]}[];
  scaled: ScaledBuild[];
}

export const noResults = (): Results => ({
  builds: [],
  loads: [],
  scores: [],
  clicks: [],
  taps: [],
  index: null,
  searches: [],
  scaled: [],
});
