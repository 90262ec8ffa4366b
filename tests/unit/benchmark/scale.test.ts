import {describe, expect, it} from 'vitest';
import {growthOf} from '../../../scripts/benchmark/growth';
import {fullCopies, type ScaledBuild} from '../../../scripts/benchmark/scale';

const build = (pages: number, changes: Partial<ScaledBuild> = {}): ScaledBuild => ({
  name: 'site',
  copies: pages - 100,
  pages,
  cost: {wall: 10, cpu: null, memory: 1000},
  app: 1000,
  index: 500,
  load: {bytes: 300, requests: 3},
  ...changes,
});

describe('the copies of a full run', () => {
  it('are the corpus once, twice and four times over, and 50, 200 and 800 copies, ascending', () => {
    expect(fullCopies(358)).toEqual([0, 50, 200, 358, 800, 1074]);
    expect(fullCopies(200)).toEqual([0, 50, 200, 600, 800]);
  });
});

describe('the growth of a figure', () => {
  const base = build(100);
  const stock = build(100, {name: 'stock', app: 1});
  const large = build(400, {
    cost: {wall: 30, cpu: null, memory: 8000},
    app: 1300,
    load: {bytes: 310, requests: 4},
  });
  // In any order.
  const builds = [large, stock, base];

  it('is none for the smallest build', () => {
    expect(growthOf(builds, base)).toBeNull();
    expect(growthOf(builds, stock)).toBeNull();
  });

  it('is relative to the number of pages: below 1 is slower, above 1 is faster', () => {
    const growth = growthOf(builds, large);
    expect(growth?.pages).toBe(4);
    expect(growth?.ofPages('wall')).toBe(0.75);
    expect(growth?.ofPages('index')).toBe(0.25);
    expect(growth?.ofPages('memory')).toBe(2);
  });

  it('is reported in total and per additional page', () => {
    const growth = growthOf(builds, large);
    expect(growth?.more('load')).toBe(10);
    expect(growth?.more('requests')).toBe(1);
    expect(growth?.perPageMore('app')).toBe(1);
  });

  it('is unknown if the figure is not measured', () => {
    expect(growthOf(builds, large)?.ofPages('cpu')).toBeNull();
    const without = build(200, {index: null});
    expect(growthOf([base, without], without)?.perPageMore('index')).toBeNull();
  });
});
