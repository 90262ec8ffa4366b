import type {Speed} from '../browser';
import type {Scores} from '../lighthouse';
import type {PageLoad} from '../load';
import type {BuildCost} from '../measured-build';

/** A value for each site: this site first, then the peers in their order. */
export type PerSite<T> = readonly T[];

export interface PeerResults {
  /** The names of all sites, this site first: `VitePress 1.6.4`. */
  readonly sites: PerSite<string>;
  /** The number of pages of each peer. */
  readonly pages: number;
  readonly builds: PerSite<BuildCost>;
  readonly loads: readonly {readonly page: string; readonly values: PerSite<PageLoad>}[];
  readonly scores: readonly {readonly page: string; readonly values: PerSite<Scores>}[];
  /** The milliseconds of each click. */
  readonly clicks: readonly {readonly speed: Speed; readonly values: PerSite<readonly number[]>}[];
}
