/**
 * Packs the packages, installs them into a new site made by `create-docusaurus`, and tests and measures that site:
 * `npm run test:packed`. Needs the network.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {measure} from '../tests/sites/measure';
import {packPackages} from './lib/pack';

const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
const site = path.join(folder, 'site');

const run = (cwd: string, command: string, args: readonly string[], env: object = {}): void => {
  console.log(`$ ${command} ${args.join(' ')}`);
  const {status} = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`${command} failed. The site is in ${site}.`);
  }
};

const test = async (): Promise<void> => {
  console.log('Packing the packages …');
  const packed = await packPackages(folder);
  const version = DOCUSAURUS_VERSION;
  const create = ['--yes', `create-docusaurus@${version}`, 'site', 'classic', '--typescript'];
  run(folder, 'npx', [...create, '--skip-install', '--package-manager', 'npm']);
  // The pages and configurations of the fixture replace those of the template.
  for (const name of ['docs', 'blog', 'src', 'sidebars.ts', 'docusaurus.config.ts']) {
    rmSync(path.join(site, name), {recursive: true});
  }
  const manifest = readFileSync(path.join(site, 'package.json'), 'utf8');
  cpSync(path.join(root, 'tests/sites'), site, {
    recursive: true,
    filter: (file) => !/\.docusaurus|measure\.ts/.test(file),
  });
  writeFileSync(path.join(site, 'package.json'), manifest);
  run(site, 'npm', ['install', `@docusaurus/faster@${version}`, 'zod@3', ...packed]);
  for (const name of ['stock', 'packages']) {
    const args = [
      'docusaurus',
      'build',
      '--config',
      `${name}.config.ts`,
      '--out-dir',
      `build/${name}`,
    ];
    run(site, 'npx', args, {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`});
  }
  const built = (name: string) => path.join(site, 'build', name);
  run(root, 'npx', ['playwright', 'test', '--project=desktop', 'packages.spec.ts'], {
    PACKED_SITE: built('packages'),
  });
  console.log('Sizes in bytes after gzip, times in milliseconds on a slow phone:');
  console.table({
    stock: await measure(built('stock'), '/brewing/first-brew'),
    packages: await measure(built('packages'), '/brewing/first-brew'),
  });
  rmSync(folder, {recursive: true});
};

void test();
