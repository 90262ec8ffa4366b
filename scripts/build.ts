/**
 * Builds the site into build/, or into BUILD_DIR: `npm run build`. In CI, or with `--strict`, the build fails
 * if it prints a warning that isn't in checks/build-warnings/allowed.ts, or if it exceeds the memory budget.
 * Other arguments are passed to Docusaurus.
 */
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {judgeMemory, readMemoryBudget} from '../checks/build-memory/judge';
import {allowedWarnings} from '../checks/build-warnings/allowed';
import {describeVerdict, judgeWarnings, readWarnings} from '../checks/build-warnings/judge';
import {docusaurus, docusaurusEnv} from './lib/docusaurus';
import {isCI} from './lib/is-ci';
import {watchMemory} from './lib/process-tree';
import {run, secondsSince} from './lib/run';
import {buildDir, root} from './lib/tools';

const args = process.argv.slice(2);
const strict = args.includes('--strict') || isCI(process.env);
const start = performance.now();
const lines: string[] = [];

// Files of an earlier build must not look like part of this one.
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
  console.error(
    'The site was built, but in CI and with --strict, the warnings above fail the build.',
  );
  process.exitCode = 1;
} else if (!memory.kept && strict) {
  console.error(
    'The site was built, but the build exceeded its memory budget (`build.memory` in budgets.json).',
  );
  process.exitCode = 1;
} else {
  console.log(`Built the site into ${path.relative(root, buildDir)}/ in ${secondsSince(start)}.`);
}
