import {describe, expect, it} from 'vitest';
import {readBudgets} from '../../../scripts/benchmark/budgets';
import {describeResults} from '../../../scripts/benchmark/report';
import {noResults} from '../../../scripts/benchmark/results';
import type {ScaledBuild} from '../../../scripts/benchmark/scale';

const cost = {wall: 12.34, cpu: null, memory: 2 ** 30};

const scaled = (pages: number, costOfPages: typeof cost): ScaledBuild => ({
  name: 'site',
  copies: pages - 100,
  pages,
  cost: costOfPages,
  app: pages * 10,
  index: 1024,
  load: {bytes: 9000, requests: 3},
});

describe('the report of the benchmark', () => {
  it('is empty when nothing ran', () => {
    expect(describeResults(noResults(), readBudgets())).toBe('');
  });

  it('shows the parts that ran, the budgets, and a dash for what was not measured', () => {
    const results = {
      ...noResults(),
      builds: [{name: 'site' as const, cold: cost, warm: {...cost, wall: 3}}],
    };
    const lines = describeResults(results, readBudgets()).split('\n');
    expect(lines).toContainEqual(expect.stringMatching(/^site, cold +12\.3 +- +1024$/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^coldBuildTime +12\.34 +≤ 60 +s +ok +site$/),
    );
    expect(lines.filter((line) => line.startsWith('━━'))).toHaveLength(2);
  });

  it('shows searches, clicks and copies', () => {
    const text = describeResults(
      {
        ...noResults(),
        clicks: [{name: 'stock', speed: 4, times: [100, 300, 200]}],
        taps: [{speed: 4, times: [800, 900]}],
        index: {plain: 2048, gzip: 1024, shards: 3, shardsGzip: 512},
        searches: [{speed: 1, runs: [{load: 50, queries: [1, 2, 30]}]}],
        scaled: [scaled(100, cost), scaled(150, {...cost, wall: 13.34})],
      },
      readBudgets(),
    );
    expect(text).toMatch(/stock, CPU 4x slower +200 +300 +3/);
    expect(text).toMatch(/CPU 4x slower, 10 Mbit\/s +850 +900 +2/);
    expect(text).toContain('Index 2.0 KiB, gzip 1.0 KiB; texts on demand: 3 files, gzip 0.5 KiB');
    expect(text).toMatch(/CPU 1x slower, ms +50 +50 +2\.0 +30 +1 +3/);
    const rows = text.split('\n').filter((line) => line.startsWith('150, site'));
    expect(rows).toEqual([
      expect.stringMatching(/site +13\.3 +- +1024 +1\.5 +1\.0 +8\.8 +3$/),
      expect.stringMatching(/site +89 +- +6990\.5 +10\.0 +6\.8$/),
      expect.stringMatching(/site +20 +- +0\.0 +10\.0 +0\.0$/),
      expect.stringMatching(/site +0\.72 +- +0\.67 +1\.00 +0\.67 +0\.67 +0\.67$/),
    ]);
    expect(text).toContain('site, 1.50 times the pages: 0 more bytes and 0 more requests');
  });
});
