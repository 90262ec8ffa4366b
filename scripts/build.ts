/**
 * Builds the site into build/, or into BUILD_DIR: `npm run build`. In CI, or with `--strict`, the build fails
 * if it prints an unexpected warning. Other arguments are passed to Docusaurus.
 */
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildDir, root} from '@docs-kit/tools';
import {isCI} from '@docs-kit/tools/ci';
import {run, secondsSince} from '@docs-kit/tools/run';
import {unexpectedWarnings} from './lib/build-warnings';
import {docusaurus, docusaurusEnv} from './lib/docusaurus';

const args = process.argv.slice(2);
const strict = args.includes('--strict') || isCI;
const start = performance.now();
const lines: string[] = [];

// Files of an earlier build must not look like part of this one.
rmSync(buildDir, {recursive: true, force: true});
const command = docusaurus('build', [
  '--out-dir',
  buildDir,
  ...args.filter((arg) => arg !== '--strict'),
]);
const code = await run(command, {
  label: 'building',
  env: docusaurusEnv,
  onLine: (line) => lines.push(line),
});
const built = code === 0 && existsSync(path.join(buildDir, 'index.html'));
const warnings = unexpectedWarnings(lines);
if (!built) {
  console.error(`The build failed after ${secondsSince(start)}.`);
  process.exitCode = 1;
} else if (warnings.length > 0 && strict) {
  console.error(
    `The site was built, but in CI and with --strict, warnings fail the build:\n${warnings.join('\n')}\nFix their cause, or add them with a reason to scripts/lib/build-warnings.ts.`,
  );
  process.exitCode = 1;
} else {
  console.log(`Built the site into ${path.relative(root, buildDir)}/ in ${secondsSince(start)}.`);
}
