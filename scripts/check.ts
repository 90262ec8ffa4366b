/** Runs the checks that apply to these files: `npm run check -- docs/spring.mdx`. `npm test` checks everything. */
import {pageChecks, runPageCheck, type PageCheck} from '../checks/lib/page-checks';
import {tasksFor, type Task} from './lib/check-files';
import {checkCommand} from './lib/checks';
import {checkFormat} from './lib/format';
import {run} from './lib/run';
import {root} from './lib/tools';

const isPageCheck = (name: Task['name']): name is PageCheck =>
  pageChecks.some((each) => each === name);

const runTask = async ({name, files}: Task): Promise<boolean> => {
  if (isPageCheck(name)) {
    return runPageCheck(name, files);
  }
  return name === 'format'
    ? checkFormat(root, files)
    : (await run(checkCommand(name, files), {label: name})) === 0;
};

try {
  const files = process.argv.slice(2);
  if (files.length === 0) {
    throw new Error(
      'Name the files to check: `npm run check -- docs/spring.mdx`. `npm test` checks everything.',
    );
  }
  const failed: string[] = [];
  for (const task of tasksFor(root, files)) {
    console.log(`\n━━ ${task.name} ━━`);
    if (!(await runTask(task))) {
      failed.push(task.name);
    }
  }
  console.log(failed.length === 0 ? '\nAll ok' : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
