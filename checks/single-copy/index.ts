import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lineWith} from '../../packages/docs-proof/lib/lines';
import type {Check} from '../../packages/docs-proof/lib/problem';
import {
  checkAddresses,
  checkCopies,
  checkIntegrity,
  singleCopies,
  withoutIntegrity,
  type Lockfile,
} from './lockfile';

/** Packages that must only exist once have one copy, and npm can verify every package with any registry. */
export const check: Check = {
  name: 'single-copy',
  async run({root}) {
    const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
    const lockfile = JSON.parse(text) as Lockfile;
    return {
      problems: [
        ...checkCopies(lockfile, singleCopies),
        ...checkAddresses(lockfile),
        ...checkIntegrity(lockfile, withoutIntegrity),
      ].map(({location, ...problem}) =>
        location === undefined
          ? problem
          : {...problem, line: lineWith(text, (line) => line.trim() === `"${location}": {`)},
      ),
      summary: `${Object.keys(lockfile.packages).length} packages`,
    };
  },
};
