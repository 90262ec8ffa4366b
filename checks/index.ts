/** Runs the checks of the pages. `npm run check -- --deep exports` runs one of them. */
import {formatProblems, runChecks} from '@docs-kit/docs-proof';
import {root} from '@docs-kit/tools';
import {formatCount} from '@docs-kit/tools/reports';
import {unreadable} from './lib/unreadable';
import {loadPageCheck, pageChecks} from './page-checks';

const broken = unreadable(root);
if (broken.length > 0) {
  console.log(formatProblems(broken));
  console.log(`\n${formatCount({passed: 0, failed: 1, failures: ['pages that cannot be read']})}`);
  process.exit(1);
}
const checks = await Promise.all(pageChecks.map(loadPageCheck));
const failures = await runChecks(checks, root, 'npm run check -- --deep');
const failed = failures.length;
console.log(formatCount({passed: checks.length - failed, failed, failures}));
process.exitCode = failed === 0 ? 0 : 1;
