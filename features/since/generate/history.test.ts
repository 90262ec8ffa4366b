import {describe, expect, test} from 'vitest';
import {nextVersion, sinceOf} from './history';
import type {Probe} from './probe';
import {compareVersions, isNext, isRelease} from './versions';

function probe(version: string, present: string[], more: Partial<Probe> = {}): Probe {
  return {
    version,
    present: new Set(present),
    foreign: new Set(),
    unreadable: new Set(),
    ...more,
  };
}

const option = 'spring > inputs > delay';

describe('versions', () => {
  test('are ordered by number, and alphas are none', () => {
    expect(['4.0.10', '4.0.9', '3.3.102'].sort(compareVersions)).toEqual([
      '3.3.102',
      '4.0.9',
      '4.0.10',
    ]);
    expect(['4.0.1', '4.1.0-alpha2', '0.0.0'].filter(isRelease)).toEqual(['4.0.1']);
    expect(isNext('4.0.9', '4.0.10')).toBe(true);
    expect(isNext('4.0.9', '4.0.11')).toBe(false);
    expect(isNext('3.3.102', '4.0.0')).toBe(false);
  });
});

describe('since when', () => {
  test('says “since” when the release before lacks it, “by” when there is a hole', () => {
    const [old, middle, young] = [
      probe('4.0.1', []),
      probe('4.0.4', []),
      probe('4.0.5', ['spring']),
    ] as const;
    expect(sinceOf([old, middle, young], 'spring', '4.0.1')).toEqual({
      version: '4.0.5',
      exact: true,
      absent: '4.0.4',
    });
    expect(sinceOf([old, young], 'spring', '4.0.1')).toEqual({
      version: '4.0.5',
      exact: false,
      absent: '4.0.1',
    });
  });

  test('has nothing before the oldest version that can be had', () => {
    expect(sinceOf([probe('1.0.1', ['spring'])], 'spring', '1.0.1')).toEqual({
      version: '1.0.1',
      exact: false,
      absent: null,
    });
    expect(sinceOf([probe('2.0.0', ['spring'])], 'spring', '1.0.1')).toBeUndefined();
  });

  test('counts from the last time that it came back', () => {
    const probes = [probe('4.0.1', ['spring']), probe('4.0.2', []), probe('4.0.3', ['spring'])];
    expect(sinceOf(probes, 'spring', '4.0.1')?.version).toBe('4.0.3');
  });

  test('takes no version for evidence whose types could not be read', () => {
    const probes = [
      probe('4.0.1', ['spring']),
      probe('4.0.2', ['spring'], {unreadable: new Set(['spring > inputs'])}),
      probe('4.0.3', ['spring', option]),
    ];
    expect(sinceOf(probes, option, '4.0.1')).toEqual({
      version: '4.0.3',
      exact: false,
      absent: '4.0.1',
    });
    const nested = 'spring > inputs > config.mass';
    const opaque = [
      probe('4.0.1', ['spring', 'spring > inputs > config'], {
        unreadable: new Set(['spring > inputs > config']),
      }),
      probe('4.0.2', ['spring', 'spring > inputs > config', nested]),
    ];
    expect(sinceOf(opaque, nested, '4.0.1')).toBeUndefined();
    const foreign = [probe('4.0.1', ['spring'], {foreign: new Set([option])})];
    expect(sinceOf(foreign, option, '4.0.1')).toBeUndefined();
  });
});

describe('the next version to test', () => {
  const versions = Array.from({length: 9}, (_, index) => `4.0.${index + 1}`);

  test('halves the gap that the most names fall into', () => {
    const probes = [
      probe('4.0.1', []),
      probe('4.0.5', ['spring']),
      probe('4.0.9', ['spring', 'random', 'Loop']),
    ];
    expect(nextVersion(versions, probes, ['spring', 'random', 'Loop'])).toBe('4.0.7');
  });

  test('stops when every gap is closed, and never tests a version twice', () => {
    const closed = [probe('4.0.4', []), probe('4.0.5', ['spring'])];
    expect(nextVersion(versions, closed, ['spring'])).toBeUndefined();
    const unreadable = {unreadable: new Set(['spring > inputs'])};
    const blind = [
      probe('4.0.1', ['spring']),
      probe('4.0.2', ['spring'], unreadable),
      probe('4.0.3', ['spring', option]),
    ];
    expect(nextVersion(versions, blind, [option])).toBeUndefined();
  });
});
