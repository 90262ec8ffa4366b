import type {Suite, TestCase} from '@playwright/test/reporter';
import {describe, expect, it} from 'vitest';
import type {TestModule} from 'vitest/node';
import {countTests} from './reporters/playwright';
import {countModules} from './reporters/vitest';
import {formatCount, readCount, summarize} from './reports';

describe('the count of Vitest', () => {
  const test = (fullName: string, message: string) => ({
    fullName,
    result: () => ({errors: [{message}]}),
  });
  const moduleOf = (more: object) =>
    ({
      type: 'module',
      relativeModuleId: 'tests/unit/frames.test.ts',
      errors: () => [],
      children: {allSuites: () => [], allTests: () => []},
      ...more,
    }) as unknown as TestModule;

  it('names failed tests, and files and suites that could not be run', () => {
    const tests = {
      passed: [test('frames are equal', '')],
      failed: [
        test('frames are not blank', '\u001B[31mAssertionError: "gif" is blank\u001B[39m\n  at …'),
      ],
    };
    const suite = {
      type: 'suite',
      fullName: 'frames of GIFs',
      errors: () => [{message: 'No port is free\n…'}],
    };
    expect(
      countModules([
        moduleOf({
          children: {
            allSuites: () => [suite],
            allTests: (state: 'passed' | 'failed') => tests[state],
          },
        }),
        moduleOf({errors: () => [{message: 'Cannot find a module\n…'}]}),
      ]),
    ).toEqual({
      passed: 1,
      failed: 3,
      failures: [
        'frames of GIFs: No port is free',
        'tests/unit/frames.test.ts: Cannot find a module',
        'frames are not blank: AssertionError: "gif" is blank',
      ],
    });
  });
});

describe('the count of Playwright', () => {
  const testOf = (
    outcome: ReturnType<TestCase['outcome']>,
    title: string,
    more: {message?: string; annotations?: TestCase['annotations']} = {},
  ) =>
    ({
      title,
      outcome: () => outcome,
      location: {file: '/site/tests/e2e/demo.spec.ts', line: 12, column: 1},
      parent: {project: () => ({name: 'desktop'})} as Suite,
      annotations: more.annotations ?? [],
      results: [{error: {message: more.message}}, {}],
    }) as TestCase;

  it('names tests that failed, were skipped, or passed only in a retry', () => {
    const annotations = [{type: 'skip', description: 'Too new.'}];
    expect(
      countTests('/site/tests', [
        testOf('expected', 'stops'),
        testOf('flaky', 'plays', {message: 'Timeout\nat a line'}),
        testOf('unexpected', 'loops', {message: 'Timeout\nat a line'}),
        testOf('skipped', 'compares', {annotations}),
        testOf('skipped', 'compares more', {annotations}),
        testOf('skipped', 'was not reached'),
      ]),
    ).toEqual({
      passed: 2,
      failed: 1,
      retried: ['[desktop] e2e/demo.spec.ts:12 plays: Timeout'],
      skipped: ['2 tests: Too new.'],
      failures: ['[desktop] e2e/demo.spec.ts:12 loops: Timeout'],
    });
  });

  it('contains the values that differ', () => {
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
    expect(countTests('/site/tests', [testOf('unexpected', 'counts', {message})]).failures).toEqual(
      [
        `[desktop] e2e/demo.spec.ts:12 counts: Error: expect(locator).toHaveText(expected) failed; Locator:  getByRole('status'); Expected: "42 documents found"; Received: "Searching…"`,
      ],
    );
  });
});

describe('readCount()', () => {
  const read = (lines: readonly string[], code = 0) => readCount('demos', lines, code);

  it('reads what formatCount() writes', () => {
    const count = {
      passed: 7,
      failed: 2,
      retried: ['"gif" is blank'],
      skipped: ['9 of 12 demos'],
      failures: ['form', 'cli'],
    };
    expect(read(['── form ──', '', ...formatCount(count).split('\n')], 1)).toEqual(count);
  });

  it('passes or fails a program without a count', () => {
    expect(read(['Found no errors.'])).toMatchObject({passed: 1, failed: 0});
    expect(read(['a.ts: error'], 1)).toMatchObject({passed: 0, failed: 1});
  });

  it('fails a program that fails without a failed test, or that runs no test', () => {
    expect(read(['9 passed, 0 failed'], 1)).toMatchObject({passed: 9, failed: 1});
    expect(read(['9 passed, 2 failed'], 1)).toMatchObject({passed: 9, failed: 2});
    expect(read(['0 passed, 0 failed'])).toMatchObject({passed: 0, failed: 1});
  });

  it('repeats the last lines of a failed program that names no tests', () => {
    const lines = Array.from({length: 200}, (_, index) => `line ${index + 1}`);
    const {failures} = read([...lines, '… demos, 10.0 s', ''], 1);
    expect(failures).toHaveLength(11);
    expect(failures?.slice(0, 2)).toEqual(['demos, the end of its output:', 'line 191']);
    expect(failures?.at(-1)).toBe('line 200');
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
