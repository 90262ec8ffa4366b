/**
 * Runs checks in the copy to which it belongs, in one process, so that the checks keep what they have read. The runner
 * starts it with an IPC channel.
 */
import {builtChecks} from '../../checks/built-checks';
import {loadPageCheck, pageChecks} from '../../checks/page-checks';
import {collections} from '../../plugins/pages';
import type {Check, Problem} from '../../checks/lib/problem';
import {repository as root} from '../../checks/lib/run';
import {validation} from './validation';

/** What the runner asks for. The answer is a list of problems. */
export interface Request {
  /** Names of checks. */
  readonly checks: readonly string[];
  /** Files that changed, for checks that can check single files; empty to check all files. */
  readonly files: readonly string[];
}

const load = async (name: string): Promise<Check> => {
  const page = pageChecks.find((each) => each === name);
  const check =
    page !== undefined
      ? await loadPageCheck(page)
      : [...builtChecks, validation].find((each) => each.name === name);
  if (check === undefined) {
    throw new Error(`There is no check “${name}”. Correct the rows in scripts/mutations/catalog.`);
  }
  return check;
};

const isPage = (file: string): boolean =>
  /\.mdx?$/.test(file) && collections.some((name) => file.startsWith(`${name}/`));

/** An error that stops a check also reports a fault, if it names the place: `redirects.ts:5: …`. */
const thrown = (error: Error): Problem => {
  const [, file = '', line = '0'] = /([\w./-]+\.\w+):(\d+)/.exec(error.message) ?? [];
  return {file, line: Number(line), message: error.message, remedy: error.message};
};

const run = async ({checks, files}: Request): Promise<Problem[]> => {
  const problems: Problem[] = [];
  for (const name of checks) {
    const check = await load(name);
    const own = name === 'build' ? files : files.filter(isPage);
    try {
      problems.push(...(await check.run({root, files: own})).problems);
    } catch (error) {
      problems.push(thrown(error as Error));
    }
  }
  return problems;
};

process.on('message', (request: Request) => {
  void run(request).then(
    (problems) => process.send?.(problems),
    (error: unknown) => {
      console.error((error as Error).message);
      process.exit(1);
    },
  );
});
