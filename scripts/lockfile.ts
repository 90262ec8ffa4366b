/**
 * Completes package-lock.json after an installation from a registry that lacks the packages of other
 * systems: `npm run lockfile`. Without them `npm ci` refuses the lockfile everywhere.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Lockfile} from '../checks/single-copy/lockfile';
import {completeLockfile} from './lib/complete-lockfile';
import {root} from './lib/tools';

const file = path.join(root, 'package-lock.json');
const {lockfile, added} = completeLockfile(JSON.parse(readFileSync(file, 'utf8')) as Lockfile);
if (added.length === 0) {
  console.log('package-lock.json is complete.');
} else {
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`Added to package-lock.json:\n${added.map((name) => `  ${name}`).join('\n')}`);
}
