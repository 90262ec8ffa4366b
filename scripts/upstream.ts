/**
 * Tests the last commit with the newest version of Docusaurus 3: `npm run test:upstream`. Clones the commit into a temporary
 * folder, sets the version there, and runs the tasks of `test:upstream-tasks` in package.json. Needs the network.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {installTestPackages} from './lib/test-packages';
import {newestVersion, setDocusaurusVersion} from './lib/upstream';

const shell = process.platform === 'win32';

/** @returns the published versions, or undefined without the network */
const readVersions = (): string[] | undefined => {
  const args = ['view', '@docusaurus/core', 'versions', '--json', '--fetch-retries=0'];
  const {status, stdout} = spawnSync('npm', args, {encoding: 'utf8', shell});
  return status === 0 ? (JSON.parse(stdout) as string[]) : undefined;
};

/** @returns whether the site works with the version */
const test = (version: string, clone: string): boolean => {
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, {cwd: clone, stdio: 'inherit', shell}).status === 0;
  if (!run('git', 'clone', '--quiet', '--shared', root, '.')) {
    return false;
  }
  const manifest = path.join(clone, 'package.json');
  writeFileSync(manifest, setDocusaurusVersion(readFileSync(manifest, 'utf8'), version));
  return run('npm', ...installTestPackages) && run('npm', 'test', '--', 'upstream-tasks');
};

const versions = readVersions();
if (versions === undefined) {
  console.error('This test needs the network, but npm could not read the versions of Docusaurus.');
  process.exitCode = 1;
} else {
  const version = newestVersion(versions);
  const clone = mkdtempSync(path.join(tmpdir(), `docusaurus-${version}-`));
  if (test(version, clone)) {
    console.log(`The site works with Docusaurus ${version}.`);
    rmSync(clone, {recursive: true, force: true});
  } else {
    console.error(`The site doesn't work with Docusaurus ${version}. See ${clone}.`);
    process.exitCode = 1;
  }
}
