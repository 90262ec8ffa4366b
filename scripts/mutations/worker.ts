/**
 * Runs checks in the copy to which it belongs, in one process, so that the checks keep what they have read. The runner
 * starts it with an IPC channel.
 */
import {builtChecks} from '../../checks/lib/built-checks';
import {loadPageCheck, pageChecks} from '../../checks/lib/page-checks';
import {collections} from '../../checks/lib/pages';
import type {Check, Problem} from '../../checks/lib/problem';
import {repository as root} from '../../checks/lib/run';
import {validation} from './validation';
import type {Request, Response} from './protocol';

/** What each check reads in addition to pages. */
const reads: Readonly<Record<string, RegExp>> = {
  build: /./,
};

const load = async (name: string): Promise<Check> => {
  const page = pageChecks.find((each) => each === name);
  const check =
    page !== undefined
      ? await loadPageCheck(page)
      : [...builtChecks, validation].find((each) => each.name === name);
  if (check === undefined) {
    throw new Error(
      `There is no check “${name}”. Correct the detectors of the kinds in scripts/mutations/catalog.`,
    );
  }
  return check;
};

const isPage = (file: string): boolean =>
  /\.mdx?$/.test(file) && collections.some((name) => file.startsWith(`${name}/`));

/** An error that stops a check also reports a fault, if it names the place: `docs-routes.tsv:5: …`. */
const thrown = (error: Error): Problem => {
  const [, file = '', line = '0'] = /([\w./-]+\.\w+):(\d+)/.exec(error.message) ?? [];
  return {file, line: Number(line), message: error.message, remedy: error.message};
};

const run = async ({checks, files}: Request): Promise<Problem[]> => {
  const problems: Problem[] = [];
  for (const name of checks) {
    const check = await load(name);
    const own = files.filter((file) => isPage(file) || reads[name]?.test(file));
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
    (problems) => process.send?.({problems} satisfies Response),
    (error: unknown) => {
      console.error((error as Error).message);
      process.exit(1);
    },
  );
});
