/** One printed figure of all sites: this site first, null if it wasn't measured. */
export interface Figure {
  readonly name: string;
  readonly values: readonly (string | null)[];
  /** Whether lower or higher values are better. */
  readonly better: 'less' | 'more';
}

export type Standing = 'ahead' | 'level' | 'behind' | 'unknown';

export interface Verdict {
  readonly standing: Standing;
  /** The sites that this site is level with or behind. */
  readonly of: readonly string[];
}

/**
 * Determines whether this site is ahead of all others, level with the best, or behind. Values that look equal
 * in the printed table are level.
 *
 * @param names names of the other sites, in the order of their values
 */
export const judgeFigure = ({values, better}: Figure, names: readonly string[]): Verdict => {
  const [own, ...others] = values.map((value) => (value === null ? NaN : Number(value)));
  if (own === undefined || [own, ...others].some(Number.isNaN)) {
    return {standing: 'unknown', of: []};
  }
  const leads = others.map((other) => (better === 'less' ? own - other : other - own));
  const where = (is: (lead: number) => boolean) =>
    names.filter((_, index) => is(leads[index] ?? 0));
  const before = where((lead) => lead > 0);
  const beside = where((lead) => lead === 0);
  return before.length > 0
    ? {standing: 'behind', of: before}
    : beside.length > 0
      ? {standing: 'level', of: beside}
      : {standing: 'ahead', of: []};
};
