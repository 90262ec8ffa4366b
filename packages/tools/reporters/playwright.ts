import path from 'node:path';
import type {FullConfig, Reporter, Suite, TestCase} from '@playwright/test/reporter';
import {describeFailure, formatCount, type Count} from '../reports';

/** A test with its project, file and line, and with the message of its last failed attempt. */
const failureOf = (root: string, {title, parent, location, results}: TestCase): string =>
  describeFailure(
    `[${parent.project()?.name}] ${path.relative(root, location.file)}:${location.line} ${title}`,
    results.findLast(({error}) => error)?.error?.message,
  );

/** Each reason for which tests were skipped once, with the number of tests. */
const skipReasons = (tests: readonly TestCase[]): string[] => {
  const reasons = tests
    .filter((test) => test.outcome() === 'skipped')
    .flatMap(({annotations}) => annotations.filter(({type}) => type === 'skip'))
    .flatMap(({description}) => description ?? []);
  return [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((each) => each === reason).length;
    return `${count} ${count === 1 ? 'test' : 'tests'}: ${reason}`;
  });
};

/**
 * Counts tests, and names those that failed, that were skipped, or that passed only in a retry.
 *
 * @param root absolute path of the folder that the names of files are relative to
 */
export const countTests = (root: string, tests: readonly TestCase[]): Count => {
  const withOutcome = (...outcomes: ReadonlyArray<ReturnType<TestCase['outcome']>>) =>
    tests.filter((test) => outcomes.includes(test.outcome()));
  const failed = withOutcome('unexpected');
  return {
    passed: withOutcome('expected', 'flaky').length,
    failed: failed.length,
    skipped: skipReasons(tests),
    retried: withOutcome('flaky').map((test) => failureOf(root, test)),
    failures: failed.map((test) => failureOf(root, test)),
  };
};

/** Prints the count of a run of Playwright for `scripts/task.ts`. */
export default class CountReporter implements Reporter {
  private run?: {readonly config: FullConfig; readonly suite: Suite};

  onBegin(config: FullConfig, suite: Suite): void {
    this.run = {config, suite};
  }

  onEnd(): void {
    if (this.run) {
      const {config, suite} = this.run;
      console.log(formatCount(countTests(config.rootDir, suite.allTests())));
    }
  }
}
