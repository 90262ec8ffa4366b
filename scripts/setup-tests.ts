/**
 * Installs the packages that only checks, tests and examples need, unless they are installed: `npm run setup-tests`.
 * `npm test` and `npm run format` do this automatically.
 */
import {spawnSync} from 'node:child_process';
import {root} from '@docs-kit/tools';
import {installTestPackages, missingTestPackages} from './lib/test-packages';

const missing = missingTestPackages(root);
if (missing.length > 0) {
  console.log('Installing the packages of checks, tests and examples …');
  const {status} = spawnSync('npm', installTestPackages, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
