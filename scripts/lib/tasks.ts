import {pageChecks, runPageCheck, type PageCheck} from '../../checks/lib/page-checks';
import {checkCommand, type CheckName} from './checks';
import {checkFormat} from './format';
import {run} from './run';
import {one, type Stage} from './stages';
import {root, tool} from './tools';

/** One check and the files that it checks. */
export interface Task {
  readonly name: PageCheck | CheckName | 'unit';
  /** `all`, or paths relative to the root. */
  readonly files: 'all' | readonly string[];
}

const isPageCheck = (name: Task['name']): name is PageCheck =>
  pageChecks.some((each) => each === name);

async function runTask({name, files}: Task): Promise<boolean> {
  const few = files === 'all' ? [] : files;
  // Checks in this process share the files that they have read, and need no second program.
  if (isPageCheck(name)) {
    return runPageCheck(name, few);
  }
  if (name === 'format' && files !== 'all') {
    return checkFormat(root, files);
  }
  const command =
    name === 'unit'
      ? // The project `render` takes minutes. `npm test -- render` runs it.
        tool('vitest', 'vitest', ['run', ...few, '--project=!render'])
      : checkCommand(name, few);
  return (await run(command, {label: name})) === 0;
}

export const taskStages = (tasks: readonly Task[]): Stage[] =>
  tasks.map((task) => ({name: task.name, run: async () => one(await runTask(task))}));
