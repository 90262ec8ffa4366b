import type {ScaledBuild} from './scale';

/** What is measured of a build with copies, each with the unit of its budget and its table. */
export const figures = {
  /** Seconds. */
  wall: ({cost}: ScaledBuild) => cost.wall,
  /** Seconds. */
  cpu: ({cost}: ScaledBuild) => cost.cpu,
  /** Bytes. */
  memory: ({cost}: ScaledBuild) => cost.memory,
  /** Bytes. */
  app: ({app}: ScaledBuild) => app,
  /** Bytes. */
  index: ({index}: ScaledBuild) => index,
  /** Bytes. */
  load: ({load}: ScaledBuild) => load.bytes,
  requests: ({load}: ScaledBuild) => load.requests,
} as const satisfies Record<string, (build: ScaledBuild) => number | null>;

export type Figure = keyof typeof figures;

/** How a build compares with the smallest of its site. */
export interface Growth {
  /** Times as many pages. */
  readonly pages: number;
  /**
   * The factor of a figure by that of the pages: 1 when it grows as the pages do, less when it grows
   * slower; null where it is not measured.
   */
  readonly ofPages: (figure: Figure) => number | null;
  /** What a figure has more; null where it is not measured. */
  readonly more: (figure: Figure) => number | null;
  /** What a figure has more, by page that is more; null where it is not measured. */
  readonly perPageMore: (figure: Figure) => number | null;
}

/** @returns null for the smallest build itself */
export const growthOf = (builds: readonly ScaledBuild[], build: ScaledBuild): Growth | null => {
  const [base] = builds
    .filter(({name}) => name === build.name)
    .sort((one, other) => one.pages - other.pages);
  if (base === undefined || base.pages === build.pages) {
    return null;
  }
  const pages = build.pages / base.pages;
  const compare =
    (by: (now: number, before: number) => number) =>
    (figure: Figure): number | null => {
      const now = figures[figure](build);
      const before = figures[figure](base);
      return now === null || before === null ? null : by(now, before);
    };
  return {
    pages,
    ofPages: compare((now, before) => now / before / pages),
    more: compare((now, before) => now - before),
    perPageMore: compare((now, before) => (now - before) / (build.pages - base.pages)),
  };
};
