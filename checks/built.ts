/**
 * Runs the checks of the built site, or only those that are named: `npx tsx checks/built.ts head`. The check `html` only runs
 * if it is named, because it needs Java and takes minutes.
 */
import {runChecks} from '@docs-kit/docs-proof';
import {root} from '@docs-kit/tools';
import {formatCount} from '@docs-kit/tools/reports';
import {builtChecks} from './built-checks';
import {check as html} from './html';

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
const failures = await runChecks(checks, root, 'npx tsx checks/built.ts');
const failed = failures.length;
console.log(formatCount({passed: checks.length - failed, failed, failures}));
process.exitCode = failed === 0 ? 0 : 1;
