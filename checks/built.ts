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
console.log(
  failed.length === 0
    ? `\n${builtChecks.length} checks, all ok`
    : `\n${builtChecks.length} checks, ${failed.length} failed: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
