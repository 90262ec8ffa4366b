/**
 * Tests the checks: `npm run test:mutations` injects known kinds of faults into a copy of the repository and of the built
 * site, and runs the checks that should detect them. `-- --kinds broken-anchor,any-type` selects kinds, `-- --places 5`
 * sets the places per kind, and `-- --seed 7` repeats the choice of places.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from './lib/tools';
import {secondsSince} from './lib/run';
import {catalog} from './mutations/catalog';
import {startChecker} from './mutations/checker';
import {makeCopy} from './mutations/copy';
import {treeOf} from './mutations/find';
import {describeOutcomes} from './mutations/report';
import {runMutations} from './mutations/run-mutations';

const {values} = parseArgs({
  options: {
    seed: {type: 'string', default: '1'},
    kinds: {type: 'string'},
    places: {type: 'string', default: '3'},
  },
});

const selectKinds = (names: readonly string[]) =>
  names.map((name) => {
    const kind = catalog.find((each) => each.name === name);
    if (kind === undefined) {
      throw new Error(
        `There is no kind of fault “${name}”. Use names from this list: ${catalog.map((each) => each.name).join(', ')}.`,
      );
    }
    return kind;
  });

const start = performance.now();
try {
  const places = Number(values.places);
  if (!Number.isInteger(places) || places < 1) {
    throw new Error(`--places is ${values.places}. Pass a whole number above 0.`);
  }
  if (!existsSync(path.join(root, 'build/index.html'))) {
    throw new Error("The site hasn't been built. Run `npm run build` first.");
  }
  const kinds = values.kinds === undefined ? catalog : selectKinds(values.kinds.split(','));
  console.log(`Seed ${values.seed}: ${kinds.length} kinds of faults, at ${places} places each.`);
  const copy = makeCopy(root, path.join(root, '.cache/mutations'));
  const checker = startChecker(copy.root);
  try {
    const outcomes = await runMutations({
      kinds,
      places,
      seed: values.seed,
      tree: treeOf(copy.root),
      copy,
      runChecks: checker.run,
      onProgress: (done, total, outcomes) => {
        const escaped = outcomes.filter(({caughtBy}) => caughtBy === undefined);
        console.log(
          `${done}/${total}  ${outcomes[0]?.kind.checks.join(', ') ?? ''}: ${outcomes.length - escaped.length} of ${outcomes.length} caught, ${secondsSince(start)}${escaped.map(({kind}) => `\n  not caught: ${kind.name}`).join('')}`,
        );
      },
    });
    const {text, failed} = describeOutcomes(outcomes, values.kinds === undefined);
    console.log(`\n${text}\nSeed ${values.seed}, ${secondsSince(start)}`);
    process.exitCode = failed ? 1 : 0;
  } finally {
    checker.stop();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
