import {pageChecks, runPageCheck} from './lib/page-checks';
import {formatProblems} from './lib/problem';
import {repository} from './lib/run';
import {unreadable} from './lib/unreadable';

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const broken = unreadable(repository, files);
if (broken.length > 0) {
  console.log(formatProblems(broken));
  console.log('\n1 checks, 1 failed: pages that cannot be read');
  process.exit(1);
}
const failed: string[] = [];
const start = performance.now();
for (const name of pageChecks) {
  console.log(`\n── ${name} ──`);
  if (!(await runPageCheck(name, files))) {
    failed.push(name);
  }
}

const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  failed.length === 0
    ? `\n${pageChecks.length} checks, all ok (${seconds} s)`
    : `\n${pageChecks.length} checks, ${failed.length} failed: ${failed.join(', ')} (${seconds} s)`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
