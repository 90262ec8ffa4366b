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

/** One copy of the packages of which two would break the site, in a lockfile that installs everywhere. */
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
