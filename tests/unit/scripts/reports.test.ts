import {describe, expect, it} from 'vitest';
import {
  countChecks,
  countPlaywright,
  countVitest,
  readReport,
  withExitCode,
} from '../../../scripts/lib/reports';

describe('counts', () => {
  it('of Vitest', () => {
    expect(countVitest({numPassedTests: 12, numFailedTests: 2, numPendingTests: 1})).toEqual({
      passed: 12,
      failed: 2,
    });
  });

  it('of Playwright, where a test that passed at its second try has passed', () => {
    const stats = {expected: 40, unexpected: 1, flaky: 2, skipped: 3};
    expect(countPlaywright({stats})).toEqual({passed: 42, failed: 1});
  });

  it('of the checks', () => {
    expect(countChecks(['── form ──', '', '9 checks, all ok (12.3 s)'])).toEqual({
      passed: 9,
      failed: 0,
    });
    expect(countChecks(['9 checks, 2 failed: form, cli (12.3 s)'])).toEqual({passed: 7, failed: 2});
  });

  it('of the examples', () => {
    expect(countChecks(['', '12 examples, all ok'])).toEqual({passed: 12, failed: 0});
    expect(countChecks(['12 examples, 1 failed: gif'])).toEqual({passed: 11, failed: 1});
  });

  it.each([
    ['Vitest', () => countVitest({})],
    ['Playwright', () => countPlaywright({})],
    ['the checks', () => countChecks(['form: 100 pages, ok'])],
  ])('throws when %s does not say', (_name, count) => {
    expect(count).toThrow();
  });
});

describe('a run', () => {
  it('has failed when its runner failed without a failed test', () => {
    expect(withExitCode({passed: 5, failed: 0}, 1)).toEqual({passed: 5, failed: 1});
    expect(withExitCode({passed: 5, failed: 2}, 1)).toEqual({passed: 5, failed: 2});
    expect(withExitCode({passed: 5, failed: 0}, 0)).toEqual({passed: 5, failed: 0});
  });

  it('has failed when it left no report', () => {
    expect(readReport('.cache/test/nothing.json', countVitest, 0)).toEqual({passed: 0, failed: 1});
  });
});
