import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  countChecks,
  countPlaywright,
  countVitest,
  readReport,
  retryMark,
  withExitCode,
  withRetries,
} from '../../../scripts/lib/reports';
import {root} from '../../../scripts/lib/tools';
import {retriesOf} from '../../../scripts/lib/retries';

describe('counts', () => {
  it('of Vitest, with the failed tests and the first lines of their messages', () => {
    const report = {
      numPassedTests: 12,
      numFailedTests: 1,
      numPendingTests: 1,
      testResults: [
        {
          name: path.join(root, 'tests/unit/frames.test.ts'),
          message: '',
          assertionResults: [
            {status: 'passed', fullName: 'frames are equal', failureMessages: []},
            {
              status: 'failed',
              fullName: 'frames are not blank',
              failureMessages: [
                '\u001B[31mAssertionError: "gif" is blank\u001B[39m\n    at a line',
              ],
            },
          ],
        },
        {name: path.join(root, 'tests/unit/broken.test.ts'), message: 'Cannot find a module\n…'},
      ],
    };
    expect(countVitest(report)).toEqual({
      passed: 12,
      failed: 1,
      failures: [
        'frames are not blank: AssertionError: "gif" is blank',
        'tests/unit/broken.test.ts: Cannot find a module',
      ],
    });
  });

  it('of Playwright, with the tests that failed, were skipped, or passed only in a retry', () => {
    const stats = {expected: 40, unexpected: 1, flaky: 2, skipped: 3};
    const spec = (title: string, line: number, status: string) => ({
      title,
      file: 'e2e/demo.spec.ts',
      line,
      tests: [
        {
          status,
          projectName: 'desktop',
          annotations: status === 'skipped' ? [{type: 'skip', description: 'Too new.'}] : [],
          results: status === 'expected' ? [{}] : [{error: {message: 'Timeout\nat a line'}}, {}],
        },
      ],
    });
    const suites = [
      {
        specs: [spec('plays', 12, 'flaky'), spec('stops', 20, 'expected')],
        suites: [
          {specs: [spec('loops', 30, 'flaky'), spec('fails', 40, 'unexpected')]},
          {specs: [spec('compares', 50, 'skipped'), spec('compares more', 60, 'skipped')]},
        ],
      },
    ];
    expect(countPlaywright({stats, suites})).toEqual({
      passed: 42,
      failed: 1,
      retried: [
        '[desktop] e2e/demo.spec.ts:12 plays: Timeout',
        '[desktop] e2e/demo.spec.ts:30 loops: Timeout',
      ],
      skipped: ['2 tests: Too new.'],
      failures: ['[desktop] e2e/demo.spec.ts:40 fails: Timeout'],
    });
  });

  it('of Playwright, with the values that differ', () => {
    const message = [
      'Error: \u001B[2mexpect(\u001B[22mlocator\u001B[2m).toHaveText(\u001B[22mexpected\u001B[2m)\u001B[22m failed',
      '',
      "Locator:  getByRole('status')",
      'Expected: "42 documents found"',
      'Received: "Searching…"',
      'Timeout:  20000ms',
      'Call log:',
      '  - waiting for getByRole',
    ].join('\n');
    const spec = {
      title: 'counts',
      file: 'e2e/search.spec.ts',
      line: 12,
      tests: [{status: 'unexpected', projectName: 'desktop', results: [{error: {message}}]}],
    };
    expect(
      countPlaywright({
        stats: {expected: 0, unexpected: 1, flaky: 0},
        suites: [{specs: [spec]}],
      }).failures,
    ).toEqual([
      `[desktop] e2e/search.spec.ts:12 counts: Error: expect(locator).toHaveText(expected) failed; Locator:  getByRole('status'); Expected: "42 documents found"; Received: "Searching…"`,
    ]);
  });

  it('of the checks', () => {
    expect(countChecks(['── form ──', '', '9 checks, all ok (12.3 s)'])).toEqual({
      passed: 9,
      failed: 0,
      failures: [],
    });
    expect(countChecks(['9 checks, 2 failed: form, cli (12.3 s)'])).toEqual({
      passed: 7,
      failed: 2,
      failures: ['form', 'cli'],
    });
  });

  it('of the examples', () => {
    expect(countChecks(['', '12 examples, all ok'])).toMatchObject({passed: 12, failed: 0});
    expect(countChecks(['12 examples, 1 failed: gif'])).toEqual({
      passed: 11,
      failed: 1,
      failures: ['gif'],
    });
  });

  it.each([
    ['Vitest', () => countVitest({})],
    ['Playwright', () => countPlaywright({})],
    ['the checks', () => countChecks(['form: 100 pages, ok'])],
  ])('throws if %s contains no counts', (_name, count) => {
    expect(count).toThrow();
  });
});

it('withRetries() finds retries in the output', () => {
  const lines = ['ok', `${retryMark}"gif", frame 30 is blank`, 'another line'];
  expect(withRetries({passed: 3, failed: 0}, lines)).toEqual({
    passed: 3,
    failed: 0,
    retried: ['"gif", frame 30 is blank'],
  });
});

describe('retriesOf()', () => {
  it.each([
    [{CI: 'true'}, 1],
    [{}, 0],
    [{CI: 'false'}, 0],
    [{RETRIES: '1'}, 1],
    [{CI: 'true', RETRIES: '0'}, 0],
  ])('%j', (env, retries) => {
    expect(retriesOf(env)).toBe(retries);
  });

  it('rejects anything but whole numbers', () => {
    expect(() => retriesOf({RETRIES: 'yes'})).toThrow('RETRIES is "yes"');
  });
});

describe('a run', () => {
  it('has failed if its runner failed without a failed test', () => {
    expect(withExitCode({passed: 5, failed: 0}, 1)).toEqual({passed: 5, failed: 1});
    expect(withExitCode({passed: 5, failed: 2}, 1)).toEqual({passed: 5, failed: 2});
    expect(withExitCode({passed: 5, failed: 0}, 0)).toEqual({passed: 5, failed: 0});
  });

  it('has failed if there is no report', () => {
    expect(readReport('.cache/test/nothing.json', countVitest, 0)).toEqual({passed: 0, failed: 1});
  });
});
