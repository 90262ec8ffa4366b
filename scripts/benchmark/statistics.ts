/**
 * Returns the percentile with the nearest-rank method.
 *
 * @param share from 0 to 1: 0.5 for the median of an odd number of values
 * @throws if there are no values
 */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) {
    throw new Error('A percentile needs at least one value.');
  }
  return value;
};

/**
 * Returns the median: the middle value, or the mean of the two middle values. @throws if there are no values
 */
export const median = (values: readonly number[]): number =>
  values.length % 2 === 1
    ? percentile(values, 0.5)
    : (percentile(values, 0.5) + percentile(values, 0.5 + 1 / (values.length || 1))) / 2;
