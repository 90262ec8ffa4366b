/** One figure of all sites, as it is printed: this site first, null where it was not measured. */
export interface Figure {
  readonly name: string;
  readonly values: readonly (string | null)[];
  /** Which of two values is ahead. */
  readonly better: 'less' | 'more';
}

export type Standing = 'ahead' | 'level' | 'behind' | 'unknown';

export interface Verdict {
  readonly standing: Standing;
  /** The sites that this one is level with or behind. */
  readonly of: readonly string[];
}

/**
 * Whether this site is ahead of every other one, level with the best of them, or behind. What is equal as
 * it is printed is level.
 *
 * @param names of the other sites, in the order of their values
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
