import type {ScaledBuild} from './scale';

/** The figures of a build with copies, each with the unit of its budget and its table. */
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

/** Compares a build with the smallest build of the same site. */
export interface Growth {
  /** The factor by which the number of pages is larger. */
  readonly pages: number;
  /**
   * The factor of a figure divided by the factor of the pages: 1 if the figure grows as fast as the number of
   * pages, less if it grows more slowly; null if the figure isn't measured.
   */
  readonly ofPages: (figure: Figure) => number | null;
  /** The absolute increase of a figure; null if it isn't measured. */
  readonly more: (figure: Figure) => number | null;
  /** The increase of a figure per additional page; null if it isn't measured. */
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
