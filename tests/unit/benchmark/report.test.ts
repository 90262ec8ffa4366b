import {describe, expect, it} from 'vitest';
import {readBudgets} from '../../../scripts/benchmark/budgets';
import {describeResults} from '../../../scripts/benchmark/report';
import {noResults} from '../../../scripts/benchmark/results';

const cost = {wall: 12.34, cpu: null, memory: 2 ** 30};

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
        scaled: [
          {name: 'site', copies: 50, cost, app: 1024},
          {name: 'site', copies: 150, cost: {...cost, wall: 13.34}, app: 2048},
        ],
      },
      readBudgets(),
    );
    expect(text).toMatch(/stock, CPU 4x slower +200 +300 +3/);
    expect(text).toMatch(/CPU 4x slower, 10 Mbit\/s +850 +900 +2/);
    expect(text).toContain('Index 2.0 KiB, gzip 1.0 KiB; texts on demand: 3 files, gzip 0.5 KiB');
    expect(text).toMatch(/CPU 1x slower, ms +50 +50 +2\.0 +30 +1 +3/);
    expect(text).toMatch(/150 copies, site +13\.3 +- +1024 +2\.0 +10 +0\.0 +10\.2/);
  });
});
