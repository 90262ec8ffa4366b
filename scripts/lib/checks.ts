import {run} from './run';
import {one, type Stage} from './stages';
import {program, tool, type NodeArguments} from './tools';

/** The checks of `npm run check`, each a program that fails with an exit code. */
const commands = {
  types: () => tool('typescript', 'tsc', ['--noEmit', '--project', 'tsconfig.json']),
  'types-examples': () => tool('typescript', 'tsc', ['--noEmit', '--project', 'examples']),
  lint: () => tool('eslint', 'eslint', ['.', '--max-warnings=0']),
  format: () =>
    tool('prettier', 'prettier', [
      '--check',
      '.',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=.cache/prettier.json',
    ]),
  spelling: () => program('checks/spelling/index.ts'),
  markdown: () => program('checks/markdown/index.ts'),
  css: () => tool('stylelint', 'stylelint', ['src/**/*.css', '--max-warnings=0']),
  'dead-code': () => tool('knip', 'knip'),
  posters: () => program('scripts/posters.ts', ['--check']),
} satisfies Record<string, () => NodeArguments>;

export type CheckName = keyof typeof commands;

/** The names of all checks, in the order in which they run. */
export const checkNames = Object.keys(commands) as CheckName[];

export const isCheckName = (name: string): name is CheckName => Object.hasOwn(commands, name);

/** One stage for each check. */
export const checkStages = (names: readonly CheckName[]): Stage[] =>
  names.map((name) => ({
    name: `check:${name}`,
    run: async (print) => one((await run(commands[name](), {label: `check:${name}`, print})) === 0),
  }));
