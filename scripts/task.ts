/**
 * Runs one task of `npm test`, and saves its result for the summary: `tsx scripts/task.ts lint oxlint .` saves
 * `.cache/test/lint.json`. Commands are those of packages, or `tsx` with a program of this repository.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {freePort} from './lib/free-port';
import {
  complete,
  countChecks,
  countPlaywright,
  countVitest,
  forget,
  one,
  rawReportOf,
  readReport,
  reportOf,
  type Count,
} from './lib/reports';
import {run} from './lib/run';
import {program, root, tool, type NodeArguments} from './lib/tools';

/** The packages whose commands have other names. */
const packages: Readonly<Partial<Record<string, string>>> = {
  playwright: '@playwright/test',
  tsc: 'typescript',
};

const [, , task = '', command = '', ...args] = process.argv;

const nodeArguments = (): NodeArguments => {
  if (command === 'tsx') {
    return program(args[0] ?? '', args.slice(1));
  }
  const reporters =
    command === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${rawReportOf(task)}`]
      : [];
  return tool(packages[command] ?? command, command, [...args, ...reporters]);
};

/** Programs that end with the number of their checks or examples. */
const counts = /^(?:checks\/[\w-]+|scripts\/examples)\.ts$/;

const count = (code: number, lines: readonly string[]): Count => {
  if (command === 'vitest') {
    return readReport(rawReportOf(task), countVitest, code);
  }
  if (command === 'playwright') {
    return readReport(rawReportOf(task), countPlaywright, code);
  }
  return counts.test(args[0] ?? '') ? countChecks(lines, code) : one(code === 0);
};

const start = performance.now();
const lines: string[] = [];
let result: Count;
try {
  forget(rawReportOf(task));
  const code = await run(nodeArguments(), {
    label: task,
    env:
      command === 'playwright'
        ? // Another run or server may use the default port.
          {PORT: process.env['PORT'] || String(await freePort()), BROWSER_REPORT: rawReportOf(task)}
        : {},
    onLine: (line) => lines.push(line),
  });
  result = count(code, lines);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  lines.push(message);
  result = one(false);
}
result = complete(result, task, lines);
const file = path.join(root, reportOf(task));
mkdirSync(path.dirname(file), {recursive: true});
const seconds = Math.round((performance.now() - start) / 100) / 10;
writeFileSync(file, `${JSON.stringify({...result, seconds}, null, 2)}\n`);
process.exitCode = result.failed === 0 ? 0 : 1;
