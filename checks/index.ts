import {pageChecks, runPageChecks} from './lib/page-checks';

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const start = performance.now();
const failed = await runPageChecks(pageChecks, files);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  failed.length === 0
    ? `\n${pageChecks.length} checks, all ok (${seconds} s)`
    : `\n${pageChecks.length} checks, ${failed.length} failed: ${failed.join(', ')} (${seconds} s)`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
