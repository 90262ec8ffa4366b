import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {one, type Count} from './stages';
import {root} from './tools';

/** The counts in a report of Vitest (`--reporter=json`). */
export const countVitest = (report: unknown): Count => {
  const {numPassedTests: passed, numFailedTests: failed} = report as Record<string, unknown>;
  return counted(passed, failed, 'Vitest');
};

/** The counts in a report of Playwright (reporter `json`). A test that passed at its second try has passed, and Playwright lists it. */
export const countPlaywright = (report: unknown): Count => {
  const {stats} = report as {stats?: Record<string, unknown>};
  const {expected, unexpected, flaky} = stats ?? {};
  return counted(
    typeof expected === 'number' && typeof flaky === 'number' ? expected + flaky : undefined,
    unexpected,
    'Playwright',
  );
};

const counted = (passed: unknown, failed: unknown, runner: string): Count => {
  if (typeof passed !== 'number' || typeof failed !== 'number') {
    throw new Error(`The report of ${runner} does not say how many tests passed and failed.`);
  }
  return {passed, failed};
};

/** The count in the closing line of `checks/index.ts`, `checks/built.ts` and `scripts/examples.ts`. */
export const countChecks = (lines: readonly string[]): Count => {
  const [, all, failed] =
    lines
      .map((line) => /^(\d+) (?:checks|examples), (?:all ok|(\d+) failed)/.exec(line))
      .findLast((match) => match !== null) ?? [];
  if (all === undefined) {
    throw new Error('The checks ended before their closing line.');
  }
  return {passed: Number(all) - Number(failed ?? 0), failed: Number(failed ?? 0)};
};

/**
 * What a run comes to: a runner that fails without a failed test (a file that cannot be loaded, a
 * server that does not start) has one failure.
 */
export const withExitCode = (count: Count, code: number): Count =>
  code !== 0 && count.failed === 0 ? {...count, failed: 1} : count;

/** Removes a report before a run, so that an old one is not taken for the new. */
export const forgetReport = (file: string): void => {
  rmSync(path.join(root, file), {force: true});
};

/** Reads the report of a run; a runner that wrote none has failed. */
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
