/**
 * Tests the checks that compare pages with the packages: `npm run test:mutations` injects faults into a copy of the
 * repository, and fails if a check reports less than 95 % of its faults. `-- --kinds flag-renamed,version-changed` selects
 * kinds of faults, `-- --places 5` sets the places for each kind, and `-- --seed 7` repeats the choice of places.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from '@docs-kit/tools';
import {secondsSince} from '@docs-kit/tools/run';
import {loadPageCheck} from '../checks/page-checks';
import {chooseFaults, findFaults} from '../tests/mutations/faults';
import {injectFaults, type Outcome} from '../tests/mutations/inject';
import {kinds} from '../tests/mutations/kinds';

/** The smallest share of the faults for a check that it must report. */
const leastShare = 0.95;

const copy = path.join(root, '.cache/mutations');

/** Copies the files in the index of Git and the cached results of checks, and links the installed packages. */
const makeCopy = (): void => {
  rmSync(copy, {recursive: true, force: true});
  execFileSync('git', ['checkout-index', '--all', `--prefix=${copy}/`], {cwd: root});
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const cached = path.join(root, '.cache/checks');
  if (existsSync(cached)) {
    cpSync(cached, path.join(copy, '.cache/checks'), {recursive: true});
  }
};

const describeMiss = ({
  fault: {kind, file, line, old, replacement},
  problems: [first],
}: Outcome): string =>
  `  not caught: ${file}:${line}, ${kind.name}: “${old}” → “${replacement}”${first ? `, reported as ${first.line}: ${first.message}` : ''}`;

const {values} = parseArgs({
  options: {
    seed: {type: 'string', default: '1'},
    kinds: {type: 'string', default: kinds.map(({name}) => name).join()},
    places: {type: 'string', default: '30'},
  },
});
const names = values.kinds.split(',');
const unknown = names.find((name) => kinds.every((kind) => kind.name !== name));
const places = Number(values.places);
if (unknown !== undefined) {
  console.error(
    `There is no kind of fault “${unknown}”. Use names from this list: ${kinds.map(({name}) => name).join(', ')}.`,
  );
  process.exitCode = 1;
} else if (!Number.isInteger(places) || places < 1) {
  console.error(`--places is ${values.places}. Pass a whole number above 0.`);
  process.exitCode = 1;
} else {
  const start = performance.now();
  makeCopy();
  const faults = kinds
    .filter(({name}) => names.includes(name))
    .flatMap((kind) => chooseFaults(findFaults(copy, kind), places, values.seed));
  for (const name of new Set(faults.map(({kind}) => kind.check))) {
    const own = faults.filter(({kind}) => kind.check === name);
    const outcomes = await injectFaults(copy, await loadPageCheck(name), own);
    const missed = outcomes.filter(({isCaught}) => !isCaught);
    const share = 1 - missed.length / own.length;
    console.log(
      [
        `${name}: ${own.length - missed.length} of ${own.length} faults caught (${(100 * share).toFixed(1)} %)`,
        ...missed.map(describeMiss),
      ].join('\n'),
    );
    if (share < leastShare) {
      console.log(`  At least ${100 * leastShare} % are required. Improve the check ${name}.`);
      process.exitCode = 1;
    }
  }
  console.log(`Seed ${values.seed}, ${secondsSince(start)}`);
}
