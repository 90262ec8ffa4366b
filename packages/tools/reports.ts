import {stripVTControlCharacters} from 'node:util';

/** How many tests or checks passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that passed only after a retry. They are included in `passed`. */
  readonly retried?: readonly string[];
  /** What was not run, with the reason. */
  readonly skipped?: readonly string[];
  /** Names of the tests that failed, with the first line of their messages. */
  readonly failures?: readonly string[];
}

export const one = (passed: boolean): Count => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
});

/** The marks of lines of output that `readCount()` reads. */
const failureMark = 'Failed: ';
export const retryMark = 'Passed only after a retry: ';
export const skipMark = 'Not run: ';

const describe = ({passed, failed}: Count): string => `${passed} passed, ${failed} failed`;

/** Formats a count as the last lines of a program's output, so that `readCount()` finds it. */
export const formatCount = (count: Count): string =>
  [
    ...(count.skipped ?? []).map((line) => skipMark + line),
    ...(count.retried ?? []).map((line) => retryMark + line),
    ...(count.failures ?? []).map((line) => failureMark + line),
    describe(count),
  ].join('\n');

/** The longest line of a message in the list of failures, in characters. */
const messageLength = 160;

/** The lines in which Playwright and Vitest name the values that differ, or why a locator is ambiguous. */
const decisive = /^(?:Locator|Expected|Received|- Expected|\+ Received|Error: strict mode)\b/;

/** A test, the first line of its message, and the values that differ. The rest is further up in the output. */
export const describeFailure = (test: string, message = ''): string => {
  const [first = '', ...rest] = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const lines = [first, ...rest.filter((line) => decisive.test(line))].map((line) =>
    line.slice(0, messageLength),
  );
  return first === '' ? test : `${test}: ${lines.join('; ')}`;
};

/** How many lines of output the end of the run repeats from a failed task that names no tests. */
const repeatedLines = 10;

/**
 * Reads the result of a task from its output. A program without a count passes or fails as a whole. A program that fails
 * without a failed test, for example because it can't load a file or start a server, has one failure. So does one that runs
 * no test. Otherwise, a wrong file pattern would go unnoticed.
 *
 * @param lines the output without colors
 * @param code the exit code
 */
export const readCount = (task: string, lines: readonly string[], code: number): Count => {
  const said = lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('… '));
  const marked = (mark: string): string[] =>
    said.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const [, passedTests, failedTests = 0] =
    said.map((line) => /^(\d+) passed, (\d+) failed$/.exec(line)).findLast(Boolean) ?? [];
  const passed = Number(passedTests ?? (code === 0 ? 1 : 0));
  const failed = Number(failedTests) || (code === 0 && passed > 0 ? 0 : 1);
  const failures = marked(failureMark);
  if (failed > 0 && failures.length === 0) {
    failures.push(`${task}, the end of its output:`, ...said.slice(-repeatedLines));
  }
  return {passed, failed, retried: marked(retryMark), skipped: marked(skipMark), failures};
};

/** A task of `npm test` and its result. */
export interface TaskResult extends Count {
  readonly name: string;
  /** What the table shows: `12.3 s`, or why it didn't run. */
  readonly time: string;
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/**
 * The end of a run: a table of the tasks, what was not run, what passed only after a retry, what failed, and the sum on
 * the last line. CI may keep nothing else.
 */
export const summarize = (results: readonly TaskResult[]): string => {
  const width = Math.max(0, ...results.map(({name}) => name.length));
  const total = {
    passed: results.reduce((sum, {passed}) => sum + passed, 0),
    failed: results.length === 0 ? 1 : results.reduce((sum, {failed}) => sum + failed, 0),
  };
  return [
    ...results.map(
      (result) =>
        `${result.failed === 0 ? 'ok    ' : 'FAILED'}  ${result.name.padEnd(width)}  ${result.time.padStart(9)}  ${describe(result)}`,
    ),
    ...section(
      'Not run:',
      results.flatMap(({skipped = []}) => skipped),
    ),
    ...section(
      'Passed only after a retry. Fix or remove a test that keeps appearing here:',
      results.flatMap(({retried = []}) => retried),
    ),
    ...section(
      'Failed. The reasons are shown above:',
      results.flatMap(({failures = []}) => failures),
    ),
    '',
    describe(total),
  ].join('\n');
};
