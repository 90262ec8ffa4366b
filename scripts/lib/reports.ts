import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {root} from './tools';

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

/** The report of a task of `npm test`, relative to the root. */
export const reportOf = (task: string): string => `.cache/test/${task}.json`;

/** What Vitest or Playwright report about a task, relative to the root. */
export const rawReportOf = (task: string): string => `.cache/test/${task}.raw.json`;

interface VitestFile {
  readonly name: string;
  /** Why the file couldn't be run. Empty if it could. */
  readonly message?: string;
  readonly assertionResults?: ReadonlyArray<{
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }>;
}

/** The longest line of a message in the list of failures, in characters. */
const messageLength = 160;

/** The lines in which Playwright and Vitest name the values that differ, or why a locator is ambiguous. */
const decisive = /^(?:Locator|Expected|Received|- Expected|\+ Received|Error: strict mode)\b/;

/** A test, the first line of its message, and the values that differ. The rest is further up in the output. */
const failure = (test: string, message = ''): string => {
  const [first = '', ...rest] = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const lines = [first, ...rest.filter((line) => decisive.test(line))].map((line) =>
    line.slice(0, messageLength),
  );
  return first === '' ? test : `${test}: ${lines.join('; ')}`;
};

/** Reads the counts and the failed tests from a report of Vitest (`--reporter=json`). */
export const countVitest = (report: unknown): Count => {
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    testResults = [],
  } = report as Record<string, unknown> & {testResults?: readonly VitestFile[]};
  return {
    ...counted(passed, failed, 'Vitest'),
    failures: testResults.flatMap(({name, message, assertionResults = []}) => [
      ...(message ? [failure(path.relative(root, name), message)] : []),
      ...assertionResults
        .filter(({status}) => status === 'failed')
        .map(({fullName, failureMessages = []}) => failure(fullName, failureMessages[0])),
    ]),
  };
};

interface PlaywrightSuite {
  readonly specs?: ReadonlyArray<{
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests?: ReadonlyArray<{
      readonly status: string;
      readonly projectName?: string;
      readonly annotations?: ReadonlyArray<{readonly type: string; readonly description?: string}>;
      readonly results?: ReadonlyArray<{readonly error?: {readonly message?: string}}>;
    }>;
  }>;
  readonly suites?: readonly PlaywrightSuite[];
}

/** The tests with a status, with their project, file and line, and with the message of the last failed attempt. */
const testsWith = (wanted: string, {specs = [], suites = []}: PlaywrightSuite): string[] => [
  ...specs.flatMap(({title, file, line, tests = []}) =>
    tests
      .filter(({status}) => status === wanted)
      .map(({projectName = '', results = []}) =>
        failure(
          `[${projectName}] ${file}:${line} ${title}`,
          results.findLast(({error}) => error)?.error?.message,
        ),
      ),
  ),
  ...suites.flatMap((suite) => testsWith(wanted, suite)),
];

/** The reason of each skipped test that states one. */
const skipReasons = ({specs = [], suites = []}: PlaywrightSuite): string[] => [
  ...specs.flatMap(({tests = []}) =>
    tests
      .filter(({status}) => status === 'skipped')
      .flatMap(({annotations = []}) =>
        annotations.flatMap(({type, description}) =>
          type === 'skip' && description !== undefined ? [description] : [],
        ),
      ),
  ),
  ...suites.flatMap(skipReasons),
];

/** Each reason once, with the number of tests. */
const countReasons = (reasons: readonly string[]): string[] =>
  [...new Set(reasons)].map((reason) => {
    const tests = reasons.filter((each) => each === reason).length;
    return `${tests} ${tests === 1 ? 'test' : 'tests'}: ${reason}`;
  });

/** Reads the counts from a report of Playwright (reporter `json`). A test that passes in a retry has passed. */
export const countPlaywright = (report: unknown): Count => {
  const {stats, suites} = report as {stats?: Record<string, unknown>} & PlaywrightSuite;
  const {expected, unexpected, flaky} = stats ?? {};
  const count = counted(
    typeof expected === 'number' && typeof flaky === 'number' ? expected + flaky : undefined,
    unexpected,
    'Playwright',
  );
  return {
    ...count,
    retried: testsWith('flaky', {suites}),
    skipped: countReasons(skipReasons({suites})),
    failures: testsWith('unexpected', {suites}),
  };
};

const counted = (passed: unknown, failed: unknown, runner: string): Count => {
  if (typeof passed !== 'number' || typeof failed !== 'number') {
    throw new Error(
      `The report of ${runner} doesn't contain the number of passed and failed tests.`,
    );
  }
  return {passed, failed};
};

/**
 * Reads the count and the names of what failed from the last line of `checks/index.ts`, `checks/built.ts` and
 * `scripts/examples.ts`.
 *
 * @throws if there is no such line
 */
export const countChecks = (lines: readonly string[], code: number): Count => {
  const [, all, failed, names] =
    lines
      .map((line) =>
        /^(\d+) (?:checks|examples), (?:all ok|(\d+) failed(?:: ([\w, -]+))?)/.exec(line),
      )
      .findLast((match) => match !== null) ?? [];
  if (all === undefined) {
    throw new Error('The checks exited before they printed their result.');
  }
  return withExitCode(
    {
      passed: Number(all) - Number(failed ?? 0),
      failed: Number(failed ?? 0),
      failures: names === undefined ? [] : names.trim().split(', '),
    },
    code,
  );
};

/**
 * Adds a failure if the runner failed without a failed test, for example because it couldn't load a file or
 * start a server.
 */
const withExitCode = (count: Count, code: number): Count =>
  code !== 0 && count.failed === 0 ? {...count, failed: 1} : count;

/** Removes a report before a run, so that an old report isn't mistaken for the new one. */
export const forget = (file: string): void => {
  rmSync(path.join(root, file), {force: true});
};

/** Reads the report of a run. If there is no report, the run failed. */
export const readReport = (
  file: string,
  count: (report: unknown) => Count,
  code: number,
): Count => {
  const absolute = path.join(root, file);
  return existsSync(absolute)
    ? withExitCode(count(JSON.parse(readFileSync(absolute, 'utf8'))), code)
    : one(false);
};

/** Marks a line of output that names a test that passed only after a retry. */
export const retryMark = 'Passed only after a retry: ';

/** Marks a line of output that says what was not run, and why. */
export const skipMark = 'Not run: ';

const marked = (lines: readonly string[], mark: string): string[] =>
  lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));

/** How many lines of output the end of the run repeats from a failed task that names no tests. */
const repeatedLines = 10;

/**
 * Completes the count of a task with what its output says: retries, what was not run, and the last lines if no test
 * has a name. A task in which nothing ran has failed. Otherwise, a wrong file pattern would go unnoticed.
 */
export const complete = (count: Count, task: string, lines: readonly string[]): Count => {
  const {
    passed,
    failed,
    retried = [],
    skipped = [],
    failures = [],
  } = count.passed + count.failed === 0 ? one(false) : count;
  const said = lines
    .map((line) => stripVTControlCharacters(line).trim())
    .filter((line) => line !== '' && !line.startsWith('… '));
  return {
    passed,
    failed,
    retried: [...retried, ...marked(said, retryMark)],
    skipped: [...skipped, ...marked(said, skipMark)],
    failures:
      failed > 0 && failures.length === 0
        ? [`${task}, the end of its output:`, ...said.slice(-repeatedLines)]
        : failures,
  };
};

/** A task of `npm test` and its result. */
export interface TaskResult extends Count {
  readonly name: string;
  /** What the table shows: `12.3 s`, or why it didn't run. */
  readonly time: string;
}

const describe = ({passed, failed}: Count): string => `${passed} passed, ${failed} failed`;

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
