import {existsSync} from 'node:fs';
import path from 'node:path';
import {pageChecks, type PageCheck} from '../../checks/page-checks';
import {isPage} from '../../features/pages';
import type {CheckName} from './checks';

/** One check and the files that it checks, relative to the root. No files stand for all files. */
export interface Task {
  readonly name: PageCheck | CheckName;
  readonly files: readonly string[];
}

/** The checks that answer within seconds. The others run with `--deep`, and in `npm test`. */
export const quickChecks: ReadonlySet<Task['name']> = new Set<Task['name']>([
  'form',
  'links',
  'entries',
  'samples',
  'examples',
  'spelling',
  'markdown',
  'format',
  'types',
  'types-examples',
  'lint',
  'css',
]);

/** Whether an argument of `npm run check` is the name of a file instead of a check. */
export const isFileName = (argument: string): boolean => /[./\\]/.test(argument);

const module = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const typed = /\.(?:[cm]?ts|tsx)$/;
/** What Prettier formats. It ignores Markdown, whose form the checks of the pages and markdownlint check. */
const formatted = /\.(?:[cm]?[jt]sx?|css|jsonc?|ya?ml|html)$/;
const entry = /^(?:src\/data\/.+|(?:blog|learn|success-stories)\/tags)\.ya?ml$/;

/** The files besides pages that each check of the pages reads, if it reads any. */
const otherFiles: Readonly<Partial<Record<PageCheck, RegExp>>> = {
  // Entries and redirects contain routes.
  links: new RegExp(`${entry.source}|^redirects\\.ts$`),
};

/**
 * Selects the checks that apply to these files: the checks of the pages, spelling, Markdown, format, types, lint and
 * CSS, depending on the type of file.
 *
 * @param names paths, absolute or relative to the root
 * @throws if a file doesn't exist, or if no check applies to it
 */
export function tasksFor(root: string, names: readonly string[]): Task[] {
  const files = names.map((name) =>
    path.relative(root, path.resolve(root, name)).split(path.sep).join('/'),
  );
  const missing = files.filter((file) => !existsSync(path.join(root, file)));
  if (missing.length > 0) {
    throw new Error(
      `No such file: ${missing.join(', ')}. Write paths relative to the root, for example docs/spring.mdx.`,
    );
  }
  const isExample = (file: string): boolean => file.startsWith('examples/');
  const of = (isWanted: (file: string) => boolean): readonly string[] => files.filter(isWanted);
  const tasks = [
    ...pageChecks.map((name) => ({
      name,
      files: of((file) =>
        name === 'entries'
          ? entry.test(file)
          : isPage(file) || otherFiles[name]?.test(file) === true,
      ),
    })),
    {name: 'spelling', files: of((file) => isPage(file) || entry.test(file))},
    {name: 'markdown', files: of(isPage)},
    {name: 'format', files: of((file) => formatted.test(file))},
    {name: 'types', files: of((file) => typed.test(file) && !isExample(file))},
    {name: 'types-examples', files: of((file) => typed.test(file) && isExample(file))},
    {name: 'lint', files: of((file) => module.test(file))},
    {name: 'css', files: of((file) => file.endsWith('.css'))},
  ] as const satisfies readonly Task[];
  const unchecked = files.filter((file) => !tasks.some((task) => task.files.includes(file)));
  if (unchecked.length > 0) {
    throw new Error(`No check applies to ${unchecked.join(', ')} alone. Run \`npm test\`.`);
  }
  return tasks.filter((task) => task.files.length > 0);
}

/** Returns the tasks without some files. A task that would then have no files, or that reads all pages, is left out. */
export const withoutFiles = (tasks: readonly Task[], broken: readonly string[]): readonly Task[] =>
  broken.length === 0
    ? tasks
    : tasks
        .map(({name, files}) => ({name, files: files.filter((file) => !broken.includes(file))}))
        .filter(({files}) => files.length > 0);
