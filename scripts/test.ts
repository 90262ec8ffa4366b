/**
 * Runs all checks and tests: `npm test`, or some: `npm test -- unit docs`. The tasks, what they need and what they
 * depend on are in the section `wireit` of package.json. Examples, demos and pages that passed before with the same inputs
 * are left out, except for a rotating part; `npm test -- --all` runs everything. Continues after a failure. The last
 * line contains the number of tests and checks that passed and failed.
 */
import {existsSync, readFileSync, rmSync, statSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {setUpBrowser} from '@docs-kit/tools/browser';
import {one, summarize} from '@docs-kit/tools/reports';
import {run} from '@docs-kit/tools/run';
import {readGraph, taskResults} from './lib/task-graph';

const args = process.argv.slice(2);
const graph = readGraph(readFileSync(path.join(root, 'package.json'), 'utf8'));
const scripts = args
  .filter((arg) => arg !== '--all')
  .map((name) => [`test:${name}`, `check:${name}`].find((script) => graph.has(script)) ?? name);
const unknown = scripts.filter((script) => !graph.has(script));
if (unknown.length > 0) {
  const names = [...graph.keys()].map((script) => script.replace(/^(?:test|check):/, ''));
  console.error(`Unknown task: ${unknown.join(', ')}. Use ${names.join(', ')}. The flag is --all.`);
  process.exit(1);
}
const isAll = args.includes('--all');
if (isAll) {
  // Otherwise, tasks whose inputs are unchanged would not run.
  rmSync(path.join(root, '.wireit'), {recursive: true, force: true});
}
const start = Date.now();
const roots = scripts.length > 0 ? scripts : ['test:tasks'];
let hasFailed = false;
try {
  const env = {
    CHROMIUM_PATH: await setUpBrowser(),
    ALL: isAll ? '1' : '',
    WIREIT_FAILURES: 'continue',
    // Each task keeps one core busy.
    WIREIT_PARALLEL: String(Math.min(availableParallelism(), 4)),
  };
  const npm = process.env['npm_execpath'];
  if (npm === undefined) {
    throw new Error('Start this program with `npm test`.');
  }
  for (const script of roots) {
    hasFailed = (await run([npm, 'run', script], {label: 'npm test', env})) !== 0 || hasFailed;
  }
} catch (error) {
  hasFailed = true;
  console.error((error as Error).message);
}
const results = taskResults(graph, roots, (report) => {
  const file = path.join(root, report);
  return existsSync(file)
    ? {text: readFileSync(file, 'utf8'), isNew: statSync(file).mtimeMs >= start}
    : undefined;
});
if (hasFailed && results.every(({failed}) => failed === 0)) {
  // For example, package.json has a mistake.
  const failures = ['npm test: no task failed, but the run did'];
  results.push({name: 'npm test', ...one(false), failures, time: ''});
}
console.log(`\n${summarize(results)}`);
process.exitCode = hasFailed || results.length === 0 ? 1 : 0;
