/**
 * Runs the checks of the built site, or only those that are named: `npx tsx checks/built.ts head`. The check `html` only runs
 * if it is named, because it needs Java and takes minutes.
 */
import {builtChecks} from './built-checks';
import {check as html} from './html';
import {runChecks} from './lib/run';

const names = process.argv.slice(2);
const all = [...builtChecks, html];
const unknown = names.filter((name) => !all.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown check: ${unknown.join(', ')}. The checks are ${all.map(({name}) => name).join(', ')}.`,
  );
  process.exit(1);
}
const checks = names.length > 0 ? all.filter(({name}) => names.includes(name)) : builtChecks;
process.exitCode = (await runChecks(checks, 'npx tsx checks/built.ts')) ? 0 : 1;
