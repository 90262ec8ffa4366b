import type {Check} from './problem';
import {runCheck} from './run';

/**
 * Every check of the pages, in the order in which they run: those that most often fail come first. Each
 * is a folder of `checks/` with an `index.ts` that exports a `Check` of that name, and a command of its
 * own.
 */
export const pageChecks = [
  'form',
  'links',
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

export type PageCheck = (typeof pageChecks)[number];

async function load(name: PageCheck): Promise<Check> {
  const module = (await import(`../${name}/index.ts`)) as Record<string, Check | undefined>;
  const check = Object.values(module).find((value) => value?.name === name && value.run);
  if (check === undefined) {
    throw new Error(`checks/${name}/index.ts must export a Check with the name “${name}”.`);
  }
  return check;
}

/**
 * Runs one check in this process, so that checks share what they read, and prints what it reports.
 *
 * @param files only these files; all if empty
 * @returns whether it passed
 */
export const runPageCheck = async (name: PageCheck, files: readonly string[]): Promise<boolean> =>
  runCheck(await load(name), files);
