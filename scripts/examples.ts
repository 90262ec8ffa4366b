/**
 * Runs the examples that the pages show: `npm run examples`, or a few by name: `npm run examples -- stills`.
 * With `--record` what they print is written down in place of being compared.
 */
import {listExamples, loadExample} from '../checks/examples/load-examples';
import {machine, setUpBrowser} from './lib/browser';
import {runExample} from './lib/examples/run-example';
import {secondsSince} from './lib/run';
import {root} from './lib/tools';

const all = listExamples(root);
const args = process.argv.slice(2);
const asked = args.filter((arg) => arg !== '--record');
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(
    `Unknown example ${unknown.join(', ')}. The examples are ${all.join(', ')}; the one flag is --record.`,
  );
  process.exitCode = 1;
} else {
  const browser = await setUpBrowser(machine, process.env['CHROMIUM_PATH']);
  const ids = asked.length > 0 ? asked : all;
  const failed: string[] = [];
  for (const [index, id] of ids.entries()) {
    const start = performance.now();
    console.log(`\n${index + 1}/${ids.length} ${id}`);
    let faults: string[];
    try {
      const example = await loadExample(root, id);
      faults = await runExample(example, {
        browser,
        record: args.includes('--record'),
        print: console.log,
      });
    } catch (error) {
      faults = [error instanceof Error ? error.message : String(error)];
    }
    for (const fault of faults) {
      console.log(`\nexamples/${id}\n  ${fault.replaceAll('\n', '\n  ')}`);
    }
    console.log(`${faults.length === 0 ? 'ok' : 'FAILED'}  ${id}, ${secondsSince(start)}`);
    if (faults.length > 0) {
      failed.push(id);
    }
  }
  console.log(
    failed.length === 0
      ? `\n${ids.length} examples, all ok`
      : `\n${ids.length} examples, ${failed.length} failed: ${failed.join(', ')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
