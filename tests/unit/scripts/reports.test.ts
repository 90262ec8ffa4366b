import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  complete,
  countChecks,
  countPlaywright,
  countVitest,
  readReport,
  retryMark,
  summarize,
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
    expect(countChecks(['── form ──', '', '9 checks, all ok (12.3 s)'], 0)).toEqual({
      passed: 9,
      failed: 0,
      failures: [],
    });
    expect(countChecks(['9 checks, 2 failed: form, cli (12.3 s)'], 0)).toEqual({
      passed: 7,
      failed: 2,
      failures: ['form', 'cli'],
    });
  });

  it('of the examples', () => {
    expect(countChecks(['', '12 examples, all ok'], 0)).toMatchObject({passed: 12, failed: 0});
    expect(countChecks(['12 examples, 1 failed: gif'], 1)).toEqual({
      passed: 11,
      failed: 1,
      failures: ['gif'],
    });
  });

  it.each([
    ['Vitest', () => countVitest({})],
    ['Playwright', () => countPlaywright({})],
    ['the checks', () => countChecks(['form: 100 pages, ok'], 0)],
  ])('throws if %s contains no counts', (_name, count) => {
    expect(count).toThrow();
  });
});

describe('complete()', () => {
  it('adds what the output marks as retried or not run', () => {
    const lines = ['ok', `${retryMark}"gif" is blank`, 'Not run: 9 of 12 demos', 'another line'];
    expect(complete({passed: 3, failed: 0}, 'demos', lines)).toEqual({
      passed: 3,
      failed: 0,
      retried: ['"gif" is blank'],
      skipped: ['9 of 12 demos'],
      failures: [],
    });
  });

  it('repeats the last lines of a failed task that names no tests', () => {
    const lines = Array.from({length: 200}, (_, index) => `line ${index + 1}`);
    const {failures} = complete({passed: 0, failed: 1}, 'build', [...lines, '… build, 10.0 s', '']);
    expect(failures).toHaveLength(11);
    expect(failures?.slice(0, 2)).toEqual(['build, the end of its output:', 'line 191']);
    expect(failures?.at(-1)).toBe('line 200');
  });

  it('fails a task in which nothing ran', () => {
    expect(complete({passed: 0, failed: 0}, 'unit', [])).toMatchObject({passed: 0, failed: 1});
  });
});

describe('summarize()', () => {
  const unit = {name: 'test:unit', passed: 5, failed: 0, time: '9.0 s'};

  it('ends with the sum on a line of its own, and names nothing if nothing failed', () => {
    const text = summarize([unit, {name: 'check:lint', passed: 1, failed: 0, time: 'unchanged'}]);
    expect(text.split('\n').at(-1)).toBe('6 passed, 0 failed');
    expect(text).toMatch(/ok +check:lint +unchanged +1 passed/);
    expect(text).not.toMatch(/Failed|retry|Not run/);
  });

  it('names what failed, what passed only after a retry, and what did not run', () => {
    const failures = ['adds numbers: 3 is not 4'];
    const text = summarize([
      {...unit, failed: 1, failures, retried: ['flaky'], skipped: ['9 of 12 demos']},
    ]);
    expect(text).toMatch(
      /FAILED +test:unit[\s\S]*Not run:\n {2}9 of 12 demos[\s\S]*retry[^\n]*\n {2}flaky[\s\S]*Failed[^\n]*\n {2}adds numbers: 3 is not 4\n\n5 passed, 1 failed$/,
    );
  });

  it('counts a run without tasks as a failure', () => {
    expect(summarize([])).toMatch(/^0 passed, 1 failed$/m);
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
    const lines = ['9 checks, all ok (12.3 s)'];
    expect(countChecks(lines, 1)).toMatchObject({passed: 9, failed: 1});
    expect(countChecks(['9 checks, 2 failed: form, cli'], 1)).toMatchObject({failed: 2});
  });

  it('has failed if there is no report', () => {
    expect(readReport('.cache/test/nothing.json', countVitest, 0)).toEqual({passed: 0, failed: 1});
  });
});
