/**
 * Checks the sources: `npm run check` runs all checks, `npm run check -- types lint` only these, and `npm run
 * check -- docs/spring.mdx` those that apply to the file.
 */
import {checkNames, checkStages, isCheckName} from './lib/checks';
import {isFileName} from './lib/check-files';
import {describe, runStages, type Stage} from './lib/stages';

/** @throws if an argument is neither a check nor a file */
async function stagesFor(asked: readonly string[]): Promise<Stage[]> {
  const names = asked.filter(isCheckName);
  const files = asked.filter((argument) => !isCheckName(argument) && isFileName(argument));
  const unknown = asked.filter((argument) => !isCheckName(argument) && !isFileName(argument));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown check: ${unknown.join(', ')}. Use one of ${checkNames.join(', ')}, or the path of a file relative to the root, for example docs/spring.mdx.`,
    );
  }
  if (files.length === 0) {
    return checkStages(names.length > 0 ? names : checkNames);
  }
  if (names.length > 0) {
    throw new Error(
      'Pass either checks or files, not both. For files, all checks that apply to them run.',
    );
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
