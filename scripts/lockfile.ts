/**
 * Completes package-lock.json after an installation from a registry that lacks packages of other systems: `npm
 * run lockfile`. Adds the entries that npm left out, without which `npm ci` rejects the lockfile, and requests
 * each missing integrity from the registry.
 */
import {execFile} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Lockfile} from '../checks/single-copy/lockfile';
import {completeIntegrity, completeLockfile, type IntegrityLookup} from './lib/complete-lockfile';
import {root} from './lib/tools';

const run = promisify(execFile);

const askRegistry: IntegrityLookup = async (name, version) => {
  try {
    const {stdout} = await run('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
      cwd: root,
      shell: process.platform === 'win32',
    });
    return stdout.trim() || undefined;
  } catch (error) {
    if (String((error as {stderr?: string}).stderr).includes('E404')) {
      return undefined;
    }
    throw error;
  }
};

const list = (title: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${title}:\n${names.map((name) => `  ${name}\n`).join('')}`;

const file = path.join(root, 'package-lock.json');
const {lockfile, added} = completeLockfile(JSON.parse(readFileSync(file, 'utf8')) as Lockfile);
const {lockfile: complete, completed, unknown} = await completeIntegrity(lockfile, askRegistry);
if (added.length + completed.length > 0) {
  writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`);
}
console.log(
  [
    list('Added to package-lock.json', added),
    list('Added the integrity of', completed),
    list('The registry lacks these, so they stay without integrity', unknown),
  ].join('') || 'package-lock.json is complete.',
);
