import {describe, expect, it} from 'vitest';
import {median, percentile} from '../../../scripts/benchmark/statistics';

describe('statistics', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 5.5],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('percentiles use the nearest-rank method', () => {
    const values = Array.from({length: 100}, (_, index) => 100 - index);
    expect([0, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 50, 95, 100]);
    expect(percentile([1, 2, 3], 0.95)).toBe(3);
  });

  it('an empty list is rejected', () => {
    expect(() => median([])).toThrow('at least one value');
    expect(() => percentile([], 0.5)).toThrow('at least one value');
  });
});
