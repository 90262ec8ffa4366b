/** Checks the sources: `npm run check`, or a few by name: `npm run check -- types lint`. */
import {checkNames, checkStages, isCheckName} from './lib/checks';
import {describe, runStages} from './lib/stages';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isCheckName(name));
if (unknown.length > 0) {
  console.error(`Unknown check ${unknown.join(', ')}. The checks are ${checkNames.join(', ')}.`);
  process.exitCode = 1;
} else {
  const names = asked.length > 0 ? asked.filter(isCheckName) : checkNames;
  const count = await runStages(checkStages(names));
  console.log(`\n${describe(count)}`);
  process.exitCode = count.failed === 0 ? 0 : 1;
}
