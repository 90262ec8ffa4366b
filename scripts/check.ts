/**
 * Checks files: `npm run check -- docs/spring.mdx` runs the quick checks that apply to them, and `npm run check --
 * --deep docs/spring.mdx` also the proofs, which read the code of the packages. `--deep defaults docs/spring.mdx` runs
 * only this proof, and without a file, it covers all pages. `npm test` checks everything.
 */
import {formatProblems, runCheck} from '@docs-kit/docs-proof';
import {root} from '@docs-kit/tools';
import {run} from '@docs-kit/tools/run';
import {isPageCheck, loadPageCheck, pageChecks} from '../checks/page-checks';
import {unreadable} from '../checks/lib/unreadable';
import {isFileName, quickChecks, tasksFor, withoutFiles, type Task} from './lib/check-files';
import {checkCommand, isCheckName} from './lib/checks';

const runTask = async ({name, files}: Task): Promise<boolean> =>
  isPageCheck(name)
    ? runCheck(await loadPageCheck(name), root, files)
    : (await run(checkCommand(name, files), {label: name})) === 0;

/** @throws if an argument is neither a check nor a file, or if no check applies to a file */
const tasksOf = (args: readonly string[]): readonly Task[] => {
  const deep = args.includes('--deep');
  const names = args.filter((arg) => arg !== '--deep' && !isFileName(arg));
  const files = args.filter(isFileName);
  const unknown = names.filter((name) => !isPageCheck(name) && !isCheckName(name));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown check: ${unknown.join(', ')}. Pass files, for example docs/spring.mdx, or one of the checks ${pageChecks.join(', ')}.`,
    );
  }
  if (files.length > 0) {
    const tasks = tasksFor(root, files);
    return tasks.filter(({name}) =>
      names.length > 0 ? names.includes(name) : deep || quickChecks.has(name),
    );
  }
  if (names.length === 0) {
    throw new Error(
      'Name the files to check: `npm run check -- docs/spring.mdx`. `npm test` checks everything.',
    );
  }
  return names.map((name) => ({name: name as Task['name'], files: []}));
};

try {
  const selected = tasksOf(process.argv.slice(2));
  const files = [...new Set(selected.flatMap((task) => task.files))];
  const readsPages = selected.some(({name}) => isPageCheck(name));
  const broken = readsPages || files.length > 0 ? unreadable(root, files) : [];
  if (broken.length > 0) {
    console.log(formatProblems(broken));
  }
  const tasks = withoutFiles(
    selected,
    broken.map(({file}) => file),
  );
  const failed: Task[] = [];
  for (const task of tasks) {
    if (!(await runTask(task))) {
      failed.push(task);
      console.log(`${task.name}: FAILED`);
    }
  }
  for (const {name, files} of failed) {
    const flag = quickChecks.has(name) ? '' : '--deep ';
    console.log(`To run only ${name}: npm run check -- ${[`${flag}${name}`, ...files].join(' ')}`);
  }
  const unread = broken.length > 0 ? `, ${broken.length} unreadable` : '';
  console.log(`\n${tasks.length - failed.length} passed, ${failed.length} failed${unread}`);
  process.exitCode = failed.length + broken.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
