import {type NodeArguments, tool} from '@docs-kit/tools';

/** The type checker for one project. After the first run, it only checks what changed. */
const types = (project: string, cache: string): NodeArguments =>
  tool('typescript', 'tsc', [
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/${cache}.tsbuildinfo`,
    '--project',
    project,
  ]);

/**
 * Programs that check files, in \`npm run check\` and as tasks of \`npm test\`. Their exit code is not 0 if the check fails.
 * Programs that accept files check everything if there are none.
 */
const commands = {
  types: () => types('tsconfig.json', 'types'),
  'types-examples': () => types('examples', 'types-examples'),
  lint: (files) => tool('oxlint', 'oxlint', files.length === 0 ? ['.'] : files),
  format: (files) =>
    tool('prettier', 'prettier', [
      '--check',
      ...(files.length === 0 ? ['.'] : files),
      '--cache',
      '--cache-strategy=content',
      '--cache-location=.cache/prettier.json',
    ]),
  spelling: (files) =>
    tool('cspell', 'cspell', [
      'lint',
      '--no-progress',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=.cache/cspell.json',
      ...files,
    ]),
  markdown: (files) =>
    tool('markdownlint-cli2', 'markdownlint-cli2', [
      ...(files.length > 0 ? ['--no-globs'] : []),
      ...files.map((file) => `:${file}`),
    ]),
  css: (files) =>
    tool('stylelint', 'stylelint', [
      ...(files.length === 0 ? ['{src,features,packages}/**/*.css'] : files),
      '--max-warnings=0',
    ]),
} satisfies Record<string, (files: readonly string[]) => NodeArguments>;

export type CheckName = keyof typeof commands;

export const isCheckName = (name: string): name is CheckName => Object.hasOwn(commands, name);

/**
 * The program of a check and its arguments for `node`. Checks that can't run on single files ignore `files`.
 */
export const checkCommand = (name: CheckName, files: readonly string[] = []): NodeArguments =>
  commands[name](files);
