import type {Check} from './lib/problem';
import {runCheck} from './lib/run';

/**
 * Every check of the pages, in the order in which they run: those that most often fail come first. Each
 * is a folder with an `index.ts` that exports a `Check` of that name, and a command of its own.
 */
const names = [
  'form',
  'samples',
  'examples',
  'exports',
  'cli',
  'since',
  'messages',
  'links-from-outside',
  'markdown',
  'spelling',
  'coverage',
] as const;

async function load(name: (typeof names)[number]): Promise<Check> {
  const module = (await import(`./${name}/index`)) as Record<string, Check | undefined>;
  const check = Object.values(module).find((value) => value?.name === name && value.run);
  if (check === undefined) {
    throw new Error(`checks/${name}/index.ts must export a Check with the name “${name}”.`);
  }
  return check;
}

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const failed: string[] = [];
const start = performance.now();
for (const name of names) {
  const check = await load(name);
  console.log(`\n── ${name} ──`);
  if (!(await runCheck(check, files))) {
    failed.push(name);
  }
}

const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  failed.length === 0
    ? `\n${names.length} checks, all ok (${seconds} s)`
    : `\n${names.length} checks, ${failed.length} failed: ${failed.join(', ')} (${seconds} s)`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
