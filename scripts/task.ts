/**
 * Runs one task of `npm test`, and saves its result for the summary: `tsx scripts/task.ts dead-code knip` saves
 * `.cache/test/dead-code.json`. Commands are those of packages, or `tsx` with a program of this repository. Checks that
 * `npm run check` also runs need no command.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type NodeArguments, program, root, tool} from '@docs-kit/tools';
import {freePort} from '@docs-kit/tools/free-port';
import {readCount} from '@docs-kit/tools/reports';
import {run} from '@docs-kit/tools/run';
import {checkCommand, isCheckName} from './lib/checks';

const [, , task = '', command = '', ...args] = process.argv;

const reporters = 'packages/tools/reporters';

const nodeArguments = (): NodeArguments => {
  if (isCheckName(task)) {
    return checkCommand(task);
  }
  switch (command) {
    case 'tsx':
      return program(args[0] ?? '', args.slice(1));
    case 'vitest':
      return tool('vitest', 'vitest', [
        ...args,
        '--reporter=default',
        `--reporter=${reporters}/vitest.ts`,
      ]);
    case 'playwright':
      return tool('@playwright/test', 'playwright', [
        ...args,
        `--add-reporter=${reporters}/playwright.ts`,
      ]);
    default:
      return tool(command, command, args);
  }
};

const start = performance.now();
const lines: string[] = [];
let code = 1;
try {
  code = await run(nodeArguments(), {
    label: task,
    // Another run or server may use the default port.
    env: command === 'playwright' ? {PORT: process.env['PORT'] || String(await freePort())} : {},
    onLine: (line) => lines.push(line),
  });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  lines.push(message);
}
const result = readCount(task, lines, code);
const file = path.join(root, '.cache/test', `${task}.json`);
mkdirSync(path.dirname(file), {recursive: true});
const seconds = Math.round((performance.now() - start) / 100) / 10;
writeFileSync(file, `${JSON.stringify({...result, seconds}, null, 2)}\n`);
process.exitCode = result.failed === 0 ? 0 : 1;
