/**
 * Builds the site into build/, or into BUILD_DIR: `npm run build`. In CI, or with `--strict`, a warning that
 * checks/build-warnings/allowed.ts does not name fails the build, and so does memory beyond the budget.
 * Other arguments go to Docusaurus.
 */
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {judgeMemory, readMemoryBudget} from '../checks/build-memory/judge';
import {allowedWarnings} from '../checks/build-warnings/allowed';
import {describeVerdict, judgeWarnings, readWarnings} from '../checks/build-warnings/judge';
import {prepareDelivery} from '../delivery/prepare';
import {docusaurus, docusaurusEnv} from './lib/docusaurus';
import {isCI} from './lib/is-ci';
import {watchMemory} from './lib/process-tree';
import {run, secondsSince} from './lib/run';
import {buildDir, root} from './lib/tools';

const args = process.argv.slice(2);
const strict = args.includes('--strict') || isCI(process.env);
const start = performance.now();
const lines: string[] = [];

// What is left of an earlier build must not pass for this one's.
rmSync(buildDir, {recursive: true, force: true});
const command = docusaurus('build', [
  '--out-dir',
  buildDir,
  ...args.filter((arg) => arg !== '--strict'),
]);
let endWatch = (): number | null => null;
const code = await run(command, {
  label: 'building',
  env: docusaurusEnv,
  onStart: (pid) => {
    endWatch = watchMemory(pid);
  },
  onLine: (line) => lines.push(line),
});
const memory = judgeMemory(readMemoryBudget(), endWatch());
const built = code === 0 && existsSync(path.join(buildDir, 'index.html'));
if (built) {
  const prepareStart = performance.now();
  const files = await prepareDelivery(root, buildDir);
  console.log(`Compressed ${files} files for the host in ${secondsSince(prepareStart)}.`);
}
const verdict = judgeWarnings(readWarnings(lines), allowedWarnings);
const complaint = code === 0 ? describeVerdict(verdict) : '';
if (complaint !== '') {
  console.log(`\n${complaint}\n`);
}
console.log(memory.text);
if (!built) {
  console.error(`The build failed after ${secondsSince(start)}.`);
  process.exitCode = 1;
} else if (complaint !== '' && strict) {
  console.error('The site is built, but a warning counts as a failure here.');
  process.exitCode = 1;
} else if (!memory.kept && strict) {
  console.error('The site is built, but it took more memory than its budget.');
  process.exitCode = 1;
} else {
  console.log(`Built the site into ${path.relative(root, buildDir)}/ in ${secondsSince(start)}.`);
}
