/**
 * Runs the examples that the pages show: `npm run examples`, or single examples: `npm run examples -- stills`.
 * Without names, it skips examples that already passed with the same files, packages, browser and scripts. With
 * `--record`, it saves the outputs instead of comparing them. On two cores, it runs three examples at a time.
 */
import path from 'node:path';
import {listExamples, loadExample, type LoadedExample} from '../checks/examples/load-examples';
import {machine, setUpBrowser} from './lib/browser';
import {browserOf} from './lib/examples/browser';
import {exampleKeys} from './lib/examples/example-keys';
import {runExample} from './lib/examples/run-example';
import {runInParallel} from './lib/examples/run-in-parallel';
import {compileSharedBundles} from './lib/examples/shared-bundles';
import {browserVersion, openPassedCache} from './lib/passed-cache';
import {secondsSince} from './lib/run';
import {slotsHere} from './lib/stages';
import {root} from './lib/tools';

/** Estimates how long an example takes, in steps. A guide has several. */
const lengthOf = ({example: {steps, follows, studio}}: LoadedExample): number =>
  steps.length + 4 * (follows?.pages.length ?? 0) + (studio?.length ?? 0);

/**
 * How many examples run at the same time: one more than there are cores, because every example waits for part of its
 * time, for a server, a timeout or the next poll.
 */
const jobs = slotsHere() + 1;

const all = listExamples(root);
const args = process.argv.slice(2);
const asked = args.filter((arg) => arg !== '--record');
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(
    `Unknown example: ${unknown.join(', ')}. Use one of ${all.join(', ')}. The only flag is --record.`,
  );
  process.exitCode = 1;
} else {
  const record = args.includes('--record');
  const browser = await setUpBrowser(machine, process.env['CHROMIUM_PATH']);
  const ids = asked.length > 0 ? asked : all;
  const failed: string[] = [];
  const fail = (id: string, faults: readonly string[]) => {
    for (const fault of faults) {
      console.log(`\nexamples/${id}\n  ${fault.replaceAll('\n', '\n  ')}`);
    }
    failed.push(id);
  };

  const examples = (
    await Promise.all(
      all.map(async (id) => {
        try {
          return await loadExample(root, id);
        } catch (error) {
          if (ids.includes(id)) {
            fail(id, [error instanceof Error ? error.message : String(error)]);
          }
          return [];
        }
      }),
    )
  ).flat();
  const versions = ([undefined, 'window'] as const).map((needed) =>
    browserVersion(browserOf({browser: needed}, browser)),
  );
  const keys = exampleKeys(root, versions.join(', '), examples);
  const cache = openPassedCache(path.join(root, '.cache/passed/examples.json'));
  const chosen = examples.filter(({id}) => ids.includes(id));
  // Examples that are passed by name always run.
  const due = chosen.filter(
    ({id}) => asked.length > 0 || record || !cache.hasPassed(id, keys.get(id) ?? ''),
  );
  if (due.length < chosen.length) {
    console.log(
      `${chosen.length - due.length} examples already passed with the same files, packages, browser and scripts.`,
    );
  }

  // Start with the longest example, so that it doesn't run alone at the end.
  const ordered = [...due].sort((one, other) => lengthOf(other) - lengthOf(one));
  const sharedBundles =
    due.length > 0 ? await compileSharedBundles((text) => process.stdout.write(text)) : undefined;
  let ended = 0;
  await runInParallel(
    ordered.map((loaded) => ({loaded, ports: loaded.example.ports})),
    jobs,
    async ({loaded}) => {
      const {id} = loaded;
      const start = performance.now();
      // Several examples run at the same time, so each line starts with the example that it belongs to.
      const print = (text: string) =>
        text.split('\n').forEach((line) => console.log(`${id}: ${line.trimStart()}`));
      let faults: string[];
      try {
        faults = await runExample(loaded, {
          browser: browserOf(loaded.example, browser),
          record,
          print,
          sharedBundles,
        });
      } catch (error) {
        faults = [error instanceof Error ? error.message : String(error)];
      }
      ended += 1;
      console.log(
        `${faults.length === 0 ? 'ok' : 'FAILED'}  ${id}, ${secondsSince(start)} (${ended} of ${due.length})`,
      );
      if (faults.length > 0) {
        fail(id, faults);
        cache.remove(id);
      } else if (!record) {
        cache.add(id, keys.get(id) ?? '');
      }
    },
  );
  console.log(
    failed.length === 0
      ? `\n${ids.length} examples, all ok`
      : `\n${ids.length} examples, ${failed.length} failed: ${failed.join(', ')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
