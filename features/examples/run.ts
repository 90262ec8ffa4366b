/**
 * Runs the examples that the pages show: `npm run examples`, or single examples: `npm run examples -- stills`.
 * Without names, it runs those that don't match `records/examples.json`, and a rotating tenth of the others. With
 * `--record`, it saves the outputs instead of comparing them. With `--jobs=2`, it runs two examples at a time.
 */
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {setUpBrowser} from '@docs-kit/tools/browser';
import {readRecord, rotationOf, selectDue, updateRecord} from '@docs-kit/tools/record';
import {formatCount, skipMark} from '@docs-kit/tools/reports';
import {secondsSince} from '@docs-kit/tools/run';
import {listExamples, loadExample, type LoadedExample} from './check/load-examples';
import {browserOf} from './run/browser';
import {exampleKeys, exampleRecord} from './run/example-keys';
import {runExample} from './run/run-example';

/** Estimates how long an example takes, in steps. A guide has several. */
const lengthOf = ({example: {steps, follows, studio}}: LoadedExample): number =>
  steps.length + 4 * (follows?.pages.length ?? 0) + (studio?.length ?? 0);

/** `npm test` runs a tenth of the examples that have passed. */
const share = 10;

const all = listExamples(root);
const args = process.argv.slice(2);
const asked = args.filter((arg) => arg !== '--record' && !/^--jobs=\d+$/.test(arg));
/**
 * How many examples run at the same time. The default is one more than there are cores, because every example waits for
 * part of its time, for a server, a timeout or the next poll.
 */
const jobs =
  Number(args.find((arg) => arg.startsWith('--jobs='))?.slice('--jobs='.length)) ||
  availableParallelism() + 1;
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(
    `Unknown example: ${unknown.join(', ')}. Use one of ${all.join(', ')}. The flags are --record and --jobs=N.`,
  );
  process.exitCode = 1;
} else {
  const writes = args.includes('--record');
  const browser = await setUpBrowser();
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
  const keys = exampleKeys(root, examples);
  const recordFile = path.join(root, exampleRecord);
  const record = readRecord(recordFile);
  const chosen = examples.filter(({id}) => ids.includes(id));
  // Examples that are passed by name always run.
  const selected =
    asked.length > 0 || writes ? ids : selectDue(keys, record, share, rotationOf(root));
  const due = chosen.filter(({id}) => selected.includes(id));
  if (due.length < chosen.length) {
    console.log(
      `${skipMark}${chosen.length - due.length} of ${chosen.length} examples, which passed with the same files, packages and scripts (${exampleRecord}).`,
    );
  }

  let ended = 0;
  const runOne = async (loaded: LoadedExample): Promise<void> => {
    const {id} = loaded;
    const start = performance.now();
    // Several examples run at the same time, so each line starts with the example that it belongs to.
    const print = (text: string) =>
      text.split('\n').forEach((line) => console.log(`${id}: ${line.trimStart()}`));
    let faults: string[];
    try {
      faults = await runExample(loaded, {
        browser: browserOf(loaded.example, browser),
        record: writes,
        print,
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
    }
  };

  // Start with the longest example, so that it doesn't run alone at the end.
  const waiting = [...due].sort((one, other) => lengthOf(other) - lengthOf(one));
  const running = new Map<LoadedExample, Promise<void>>();
  while (waiting.length + running.size > 0) {
    const usedPorts = [...running.keys()].flatMap(({example: {ports = []}}) => ports);
    const next = waiting.findIndex(
      ({example: {ports = []}}) => !ports.some((port) => usedPorts.includes(port)),
    );
    if (next === -1 || running.size === jobs) {
      await Promise.race(running.values());
    } else {
      const [loaded] = waiting.splice(next, 1) as [LoadedExample];
      running.set(
        loaded,
        runOne(loaded).finally(() => running.delete(loaded)),
      );
    }
  }
  // Computed again, because --record writes outputs.
  updateRecord(recordFile, writes ? exampleKeys(root, examples) : keys, {
    passed: due.map(({id}) => id).filter((id) => !failed.includes(id)),
    failed,
  });
  const passed = ids.length - failed.length;
  console.log(`\n${formatCount({passed, failed: failed.length, failures: failed})}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
