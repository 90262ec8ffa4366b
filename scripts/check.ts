/**
 * Checks the sources: `npm run check`, a few checks by name: `npm run check -- types lint`, or what concerns
 * a few files: `npm run check -- docs/spring.mdx`.
 */
import {checkNames, checkStages, isCheckName} from './lib/checks';
import {isFileName} from './lib/check-files';
import {describe, runStages, type Stage} from './lib/stages';

/** @throws if an argument names neither a check nor a file */
async function stagesFor(asked: readonly string[]): Promise<Stage[]> {
  const names = asked.filter(isCheckName);
  const files = asked.filter((argument) => !isCheckName(argument) && isFileName(argument));
  const unknown = asked.filter((argument) => !isCheckName(argument) && !isFileName(argument));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown check ${unknown.join(', ')}. The checks are ${checkNames.join(', ')}. A file is named by its path from the root, for example docs/spring.mdx.`,
    );
  }
  if (files.length === 0) {
    return checkStages(names.length > 0 ? names : checkNames);
  }
  if (names.length > 0) {
    throw new Error('Name either checks or files. With files, the checks that concern them run.');
  }
  const [{tasksFor}, {taskStages}, {root}] = await Promise.all([
    import('./lib/check-files'),
    import('./lib/tasks'),
    import('./lib/tools'),
  ]);
  return taskStages(tasksFor(root, files));
}

try {
  const count = await runStages(await stagesFor(process.argv.slice(2)));
  console.log(`\n${describe(count)}`);
  process.exitCode = count.failed === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
