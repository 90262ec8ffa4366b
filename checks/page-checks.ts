import type {Check} from './lib/problem';

/**
 * Every check of the pages, in the order in which they run. The checks that fail most often come first. Each check is a
 * folder next to this file with an `index.ts` that exports a `Check` with the same name as `check`.
 */
export const pageChecks = [
  'form',
  'links',
  'entries',
  'samples',
  'examples',
  'outputs',
  'exports',
  'cli',
  'defaults',
  'since',
  'signatures',
  'messages',
  'compatibility',
  'links-from-outside',
] as const;

export type PageCheck = (typeof pageChecks)[number];

export const isPageCheck = (name: string): name is PageCheck =>
  pageChecks.some((each) => each === name);

/** Loads one check of the pages, so that a run of one check loads no other. */
export const loadPageCheck = async (name: PageCheck): Promise<Check> =>
  ((await import(`./${name}/index.ts`)) as {readonly check: Check}).check;
