import {formatProblems, type Check} from './problem';

/**
 * Runs one check and prints its problems, notes and summary.
 *
 * @param root absolute path of the site
 * @param files the files to check; if there are none, all files
 * @returns whether the check passed
 */
export async function runCheck(
  check: Check,
  root: string,
  files: readonly string[] = [],
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
 * @returns the names of the checks that failed
 */
export async function runChecks(
  checks: readonly Check[],
  root: string,
  command: string,
): Promise<string[]> {
  const failed: string[] = [];
  for (const check of checks) {
    console.log(`\n── ${check.name} ──`);
    if (!(await runCheck(check, root))) {
      failed.push(check.name);
    }
  }
  console.log('');
  for (const name of failed) {
    console.log(`To run only ${name}: ${command} ${name}`);
  }
  return failed;
}
