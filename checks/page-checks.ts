import type {Check} from './lib/problem';

/**
 * Every check of the pages, in the order in which they run. The checks that fail most often come first. Each check is a
 * folder next to this file with an `index.ts` that exports a `Check` with the same name.
 */
export const pageChecks = [
  'form',
  'links',
  'entries',
  'coverage',
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

/** Loads one check of the pages. @throws if its module doesn't export it */
export async function loadPageCheck(name: PageCheck): Promise<Check> {
  const module = (await import(`./${name}/index.ts`)) as Record<string, Check | undefined>;
  const check = Object.values(module).find((value) => value?.name === name && value.run);
  if (check === undefined) {
    throw new Error(
      `checks/${name}/index.ts doesn't export a check named “${name}”. Export a Check with \`name: '${name}'\`.`,
    );
  }
  return check;
}
