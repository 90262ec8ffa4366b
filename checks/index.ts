/** Runs the checks of the pages. `npm run check -- --deep exports` runs one of them. */
import {formatCount} from '../scripts/lib/reports';
import {loadPageCheck, pageChecks} from './page-checks';
import {formatProblems} from './lib/problem';
import {repository, runChecks} from './lib/run';
import {unreadable} from './lib/unreadable';

const broken = unreadable(repository, []);
if (broken.length > 0) {
  console.log(formatProblems(broken));
  console.log(`\n${formatCount({passed: 0, failed: 1, failures: ['pages that cannot be read']})}`);
  process.exit(1);
}
const checks = await Promise.all(pageChecks.map(loadPageCheck));
process.exitCode = (await runChecks(checks, 'npm run check -- --deep')) ? 0 : 1;
