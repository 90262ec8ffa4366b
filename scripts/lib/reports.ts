import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {one, type Count} from './stages';
import {root} from './tools';

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

/** Reads the count and the names of what failed from the last line of `checks/index.ts`, `checks/built.ts` and `scripts/examples.ts`. */
export const countChecks = (lines: readonly string[]): Count => {
  const [, all, failed, names] =
    lines
      .map((line) =>
        /^(\d+) (?:checks|examples), (?:all ok|(\d+) failed(?:: ([\w, -]+))?)/.exec(line),
      )
      .findLast((match) => match !== null) ?? [];
  if (all === undefined) {
    throw new Error('The checks exited before they printed their result.');
  }
  return {
    passed: Number(all) - Number(failed ?? 0),
    failed: Number(failed ?? 0),
    failures: names === undefined ? [] : names.trim().split(', '),
  };
};

/** Marks a line of output that names tests that passed only after a retry. */
export const retryMark = 'Passed only after a retry: ';

/** Adds the tests that the output marks as passed only after a retry. */
export const withRetries = (count: Count, lines: readonly string[]): Count => ({
  ...count,
  retried: [
    ...(count.retried ?? []),
    ...lines
      .filter((line) => line.startsWith(retryMark))
      .map((line) => line.slice(retryMark.length)),
  ],
});

/**
 * Adds a failure if the runner failed without a failed test, for example because it couldn't load a file or
 * start a server.
 */
export const withExitCode = (count: Count, code: number): Count =>
  code !== 0 && count.failed === 0 ? {...count, failed: 1} : count;

/** Removes a report before a run, so that an old report isn't mistaken for the new one. */
export const forgetReport = (file: string): void => {
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
