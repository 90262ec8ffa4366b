import {formatCount} from '../scripts/lib/reports';
import {builtChecks} from './lib/built-checks';
import {runCheck} from './lib/run';

// Run these checks after a build with `npm run check:built`.
const failed: string[] = [];
for (const check of builtChecks) {
  console.log(`\n── ${check.name} ──`);
  if (!(await runCheck(check))) {
    failed.push(check.name);
  }
}
const passed = builtChecks.length - failed.length;
console.log(`\n${formatCount({passed, failed: failed.length, failures: failed})}`);
process.exitCode = failed.length === 0 ? 0 : 1;
