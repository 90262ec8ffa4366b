import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {formatCount} from '../../scripts/lib/reports';
import {formatProblems, type Check} from './problem';

/** Absolute path of the repository. */
export const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs one check and prints its problems, notes and summary.
 *
 * @returns whether the check passed
 */
export async function runCheck(
  check: Check,
  files: readonly string[] = [],
  root = repository,
): Promise<boolean> {
  const start = performance.now();
  const {problems, summary, notes = []} = await check.run({root, files});
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (problems.length > 0) {
    console.log(formatProblems(problems));
  }
  for (const note of notes) {
    console.log(note);
  }
  const verdict =
    problems.length === 0 ? 'ok' : `${problems.length} problem${problems.length === 1 ? '' : 's'}`;
  console.log(`${check.name}: ${summary}, ${verdict} (${seconds} s)`);
  return problems.length === 0;
}

/**
 * Runs checks one after another in this process, so that they share caches. For each check that fails, prints the command
 * that runs only this check.
 *
 * @param command what runs a check if its name follows
 * @returns whether all checks passed
 */
export async function runChecks(checks: readonly Check[], command: string): Promise<boolean> {
  const failed: string[] = [];
  for (const check of checks) {
    console.log(`\n── ${check.name} ──`);
    if (!(await runCheck(check))) {
      failed.push(check.name);
    }
  }
  console.log('');
  for (const name of failed) {
    console.log(`To run only ${name}: ${command} ${name}`);
  }
  const passed = checks.length - failed.length;
  console.log(formatCount({passed, failed: failed.length, failures: failed}));
  return failed.length === 0;
}
