import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Check} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {
  checkAddresses,
  checkCopies,
  checkIntegrity,
  checkPlatforms,
  singleCopies,
  withoutIntegrity,
  type Lockfile,
} from './lockfile';

/** Packages that must only exist once have one copy, and the lockfile can be installed everywhere. */
export const check: Check = {
  name: 'single-copy',
  async run({root}) {
    const lockfile = JSON.parse(
      readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
    ) as Lockfile;
    return {
      problems: [
        ...checkCopies(lockfile, singleCopies),
        ...checkAddresses(lockfile),
        ...checkPlatforms(lockfile),
        ...checkIntegrity(lockfile, withoutIntegrity),
      ],
      summary: `${Object.keys(lockfile.packages).length} packages`,
    };
  },
};

await runAsCommand(import.meta.url, check);
