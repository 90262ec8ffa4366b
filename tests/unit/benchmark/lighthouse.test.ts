import type {Result} from 'lighthouse';
import {describe, expect, it, vi} from 'vitest';
import {
  measureLighthouse,
  medianScores,
  readScores,
  type Scores,
} from '../../../scripts/benchmark/lighthouse';

const categories = {
  performance: {score: 0.934, auditRefs: []},
  accessibility: {
    score: 0.96,
    auditRefs: [
      {id: 'color-contrast', weight: 7},
      {id: 'html-has-lang', weight: 3},
      {id: 'informative', weight: 0},
    ],
  },
  'best-practices': {score: 1, auditRefs: []},
  seo: {score: 1, auditRefs: []},
};
const audits = {
  'largest-contentful-paint': {score: 1, numericValue: 1234.5},
  'total-blocking-time': {score: 1, numericValue: 20},
  'cumulative-layout-shift': {score: 1, numericValue: 0},
  'color-contrast': {score: 0},
  'html-has-lang': {score: 1},
  informative: {score: 0},
};
const read = (report: object) => readScores(report as Result);

describe('a report of Lighthouse', () => {
  it('is read as scores, milliseconds and failed audits', () => {
    expect(read({categories, audits})).toEqual({
      performance: 93,
      accessibility: 96,
      bestPractices: 100,
      seo: 100,
      lcp: 1234.5,
      tbt: 20,
      cls: 0,
      failed: ['color-contrast'],
    });
  });

  it('is rejected without a score or a value', () => {
    expect(() => read({categories: {...categories, seo: {score: null}}, audits})).toThrow(
      'returned no score for seo',
    );
    const errorMessage = 'Could not find node with given id';
    expect(() =>
      read({
        categories: {...categories, 'best-practices': {score: null}},
        audits: {...audits, 'unsized-images': {score: null, errorMessage}},
      }),
    ).toThrow(`no score for best-practices: ${errorMessage}`);
    expect(() => read({categories, audits: {}})).toThrow('no value for largest-contentful-paint');
  });
});

describe('several runs of Lighthouse', () => {
  it('return the median of each figure and every failure', () => {
    const run = (value: number, failed: string[]): Scores => ({
      performance: value,
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
      lcp: 1000 - value,
      tbt: value,
      cls: 0,
      failed,
    });
    expect(medianScores([run(90, ['a']), run(70, []), run(80, ['a', 'b'])])).toMatchObject({
      performance: 80,
      lcp: 920,
      tbt: 80,
      failed: ['a', 'b'],
    });
  });

  const lost = async (): Promise<Scores> =>
    read({categories: {...categories, seo: {score: null}}, audits});
  const found = async (): Promise<Scores> => read({categories, audits});

  it('repeat up to two runs without a score, and say so', async () => {
    const say = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const runs = [lost, found, lost, found, found];
    const audit = vi.fn(() => runs.shift()?.() ?? lost());
    expect(await measureLighthouse('/', 3, audit)).toMatchObject({performance: 93});
    expect(audit).toHaveBeenCalledTimes(5);
    expect(say).toHaveBeenCalledTimes(2);
    say.mockRestore();
  });

  it('fail at the third run without a score, and at any other error', async () => {
    const say = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await expect(measureLighthouse('/', 3, lost)).rejects.toThrow('returned no score for seo');
    const broken = vi.fn(() => Promise.reject(new Error('no browser')));
    await expect(measureLighthouse('/', 3, broken)).rejects.toThrow('no browser');
    expect(broken).toHaveBeenCalledTimes(1);
    say.mockRestore();
  });
});
