import type {Speed} from '../browser';
import type {Scores} from '../lighthouse';
import type {PageLoad} from '../load';
import type {BuildCost} from '../measured-build';

/** A figure of each site, this one first and then the peers in their order. */
export type PerSite<T> = readonly T[];

/** Everything that a run has measured. */
export interface PeerResults {
  /** Of all sites, this one first: `VitePress 1.6.4`. */
  readonly sites: PerSite<string>;
  /** Number of pages that each peer has. */
  readonly pages: number;
  readonly builds: PerSite<BuildCost>;
  readonly loads: readonly {readonly page: string; readonly values: PerSite<PageLoad>}[];
  readonly scores: readonly {readonly page: string; readonly values: PerSite<Scores>}[];
  /** Milliseconds of each click. */
  readonly clicks: readonly {readonly speed: Speed; readonly values: PerSite<readonly number[]>}[];
}
