import {formatCount} from '../scripts/lib/reports';
import {pageChecks, runPageCheck} from './lib/page-checks';
import {formatProblems} from './lib/problem';
import {repository} from './lib/run';
import {unreadable} from './lib/unreadable';

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const broken = unreadable(repository, files);
if (broken.length > 0) {
  console.log(formatProblems(broken));
  console.log(`\n${formatCount({passed: 0, failed: 1, failures: ['pages that cannot be read']})}`);
  process.exit(1);
}
const failed: string[] = [];
for (const name of pageChecks) {
  console.log(`\n── ${name} ──`);
  if (!(await runPageCheck(name, files))) {
    failed.push(name);
  }
}

const passed = pageChecks.length - failed.length;
console.log(`\n${formatCount({passed, failed: failed.length, failures: failed})}`);
process.exitCode = failed.length === 0 ? 0 : 1;
