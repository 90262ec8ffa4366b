import {tool, type NodeArguments} from './tools';

/** The type checker for one project. After the first run, it only checks what changed. */
const types = (project: string, cache: string): NodeArguments =>
  tool('typescript', 'tsc', [
    '--noEmit',
    '--incremental',
    `--tsBuildInfoFile`,
    `.cache/${cache}.tsbuildinfo`,
    '--project',
    project,
  ]);

/** The checks of code that `npm run check -- FILE` runs. Each is a program whose exit code is not 0 if the check fails. */
const commands = {
  types: () => types('tsconfig.json', 'types'),
  'types-examples': () => types('examples', 'types-examples'),
  lint: (files) => tool('oxlint', 'oxlint', [...files]),
  css: (files) => tool('stylelint', 'stylelint', [...files, '--max-warnings=0']),
} satisfies Record<string, (files: readonly string[]) => NodeArguments>;

export type CheckName = keyof typeof commands;

/** The program of a check and its arguments for `node`. The type checker ignores `files`. */
export const checkCommand = (name: CheckName, files: readonly string[]): NodeArguments =>
  commands[name](files);
