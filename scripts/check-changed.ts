/**
 * Checks everything that the changed files can break: `npm run check:changed`, or compared with another commit:
 * `npm run check:changed -- HEAD~1`. Prints what it checks and why.
 */
import {readChanges} from './lib/changed/git';
import {explain} from './lib/changed/explain';
import {select} from './lib/changed/select';
import {readSiteGraph} from './lib/changed/site-graph';
import {describe, runStages} from './lib/stages';
import {taskStages} from './lib/tasks';
import {root} from './lib/tools';

try {
  const [base, ...rest] = process.argv.slice(2);
  if (rest.length > 0) {
    throw new Error('Pass only one commit: `npm run check:changed -- HEAD~1`.');
  }
  const {base: comparedWith, changes} = readChanges(root, base);
  const selection = select(changes, await readSiteGraph(root));
  console.log(explain(comparedWith, changes, selection));
  if (selection.tasks.length > 0) {
    const count = await runStages(taskStages(selection.tasks));
    console.log(`\n${describe(count)}`);
    process.exitCode = count.failed === 0 ? 0 : 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
