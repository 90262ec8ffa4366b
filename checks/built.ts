import {check as budgets} from './budgets';
import {check as csp} from './csp';
import {check as delivery} from './delivery';
import {check as head} from './head';
import {runCheck} from './lib/run';
import {builtCheck as linksFromOutside} from './links-from-outside';
import {check as markdownTwins} from './markdown-twins';
import {check as search} from './search';
import {check as singleCopy} from './single-copy';

/**
 * The checks of the built site and the installed packages. Run them after a build with `npm run
 * check:built`.
 */
const checks = [
  singleCopy,
  head,
  budgets,
  csp,
  markdownTwins,
  search,
  linksFromOutside,
  // Runs last because it puts load on the machine.
  delivery,
];

const failed: string[] = [];
for (const check of checks) {
  console.log(`\n── ${check.name} ──`);
  if (!(await runCheck(check))) {
    failed.push(check.name);
  }
}
console.log(
  failed.length === 0
    ? `\n${checks.length} checks, all ok`
    : `\n${checks.length} checks, ${failed.length} failed: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
