import {pageChecks, runPageCheck} from './lib/page-checks';

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
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
