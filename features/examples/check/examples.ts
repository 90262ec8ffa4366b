import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lineWith, type Problem} from '@docs-kit/docs-proof';
import {fencesOf, type Page} from '@docs-kit/docs-proof/markdown';
import type {Example} from '../../../examples/define';
import {exampleFencesOf} from './fences';
import {filesOfExample, type LoadedExample} from './load-examples';
import {idOf} from './text-of';

/** The example files and commands that one page shows. */
export interface Shown {
  readonly page: Page;
  /** Undefined for partials and for pages outside the docs. */
  readonly route: string | undefined;
  /** Paths relative to the root, with the line where each file is shown. */
  readonly files: ReadonlyMap<string, number>;
  /** The commands in its code blocks, each on one line. */
  readonly commands: ReadonlySet<string>;
}

export const shownOn = (page: Page): Shown => ({
  page,
  route: page.route,
  files: new Map(
    exampleFencesOf(page).map(({reference, first}) => [reference.file, first] as const),
  ),
  commands: new Set(
    fencesOf(page)
      .filter(({language}) => language === 'bash')
      .flatMap(({code}) => commandsIn(code)),
  ),
});

/** Returns the commands in code. Joins lines that end with a backslash. */
export const commandsIn = (code: string): string[] =>
  code
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map(normalized)
    .filter((command) => command !== '');

export const normalized = (command: string): string => command.trim().replaceAll(/\s+/g, ' ');

/** Whether a file needs no page because it is the same everywhere or isn't text. */
const needNoPage = (file: string): boolean =>
  ['example.ts', 'package.json', 'tsconfig.json', 'src/index.ts'].includes(file) ||
  /\.(?:d|test)\.ts$/.test(file) ||
  /^\./.test(file) ||
  !/\.(?:[cm]?[jt]sx?|json|css|html|ya?ml|txt|csv|xml|srt|vtt|sh)$/.test(file);

/** An example must match the pages that it lists, and pages must show all its files. */
export function checkExample(
  {id, folder, example}: LoadedExample,
  shown: readonly Shown[],
): Problem[] {
  const definition = `examples/${id}/example.ts`;
  const source = readFileSync(path.join(folder, 'example.ts'), 'utf8');
  const at = (text: string) => ({
    file: definition,
    line: lineWith(source, (line) => line.includes(text)),
  });
  const showing = shown.filter(({files}) => [...files.keys()].some((file) => idOf(file) === id));
  const pages = shown.filter(({route}) => route !== undefined && example.pages.includes(route));
  const files = filesOfExample(folder);
  const isShown = (file: string) =>
    showing.some((each) => each.files.has(`examples/${id}/${file}`));
  const excuses = example.notShown ?? {};

  return [
    ...example.pages
      .filter((route) => !showing.some((each) => each.route === route))
      .map((route) => ({
        ...at(route),
        message: `The example lists the page ${route}, which ${
          shown.some((each) => each.route === route)
            ? "doesn't show any of its files"
            : "doesn't exist"
        }.`,
        remedy: `Show a file of the example on that page (\`\`\`tsx file="examples/${id}/…"), or remove the route from \`pages\`.`,
      })),
    ...showing
      .filter(({route}) => route !== undefined && !example.pages.includes(route))
      .map(({page, route, files: shownFiles}) => ({
        file: page.file,
        line: [...shownFiles].find(([file]) => idOf(file) === id)?.[1] ?? 1,
        message: `The page shows files of examples/${id}, but the example doesn't list the page.`,
        remedy: `Add '${route ?? ''}' to \`pages\` in ${definition}.`,
      })),
    ...files
      .filter((file) => !needNoPage(file) && !isShown(file) && !(file in excuses))
      .map((file) => ({
        file: `examples/${id}/${file}`,
        line: 1,
        message: 'No page shows this file.',
        remedy: `Show it by adding file="examples/${id}/${file}" after the language of a code block, or give the reason in \`notShown\` in ${definition}.`,
      })),
    ...Object.keys(excuses)
      .filter((file) => !files.includes(file) || isShown(file))
      .map((file) => ({
        ...at(file),
        message: files.includes(file)
          ? `\`notShown\` lists ${file}, but a page shows it.`
          : `\`notShown\` lists ${file}, which doesn't exist.`,
        remedy: 'Remove the entry.',
      })),
    ...example.steps.flatMap(({command, notShown}) => {
      const showsIt = ({commands}: Shown) => commands.has(normalized(command));
      if (notShown !== undefined) {
        return pages.some(showsIt)
          ? [
              {
                ...at(command),
                message: `The step has \`notShown\`, but a page shows the command “${command}”.`,
                remedy: 'Remove `notShown`.',
              },
            ]
          : [];
      }
      return [...pages, ...showing].some(showsIt)
        ? []
        : [
            {
              ...at(command),
              message: `No page of the example shows the command “${command}”.`,
              remedy:
                'Show exactly this command in a bash code block, or give the reason in `notShown` of the step.',
            },
          ];
    }),
    ...commandsInScripts(folder, example)
      .filter((command) => !pages.some(({commands}) => commands.has(command)))
      .map((command) => ({
        file: definition,
        line: 1,
        message: `A script of the example runs “${command}”, which none of its pages shows.`,
        remedy:
          'Copy the command from the page, and check whether the script still proves the page.',
      })),
  ];
}

/** Returns the commands that the scripts of an example run with `commands.mjs`. They quote them as the pages show them. */
const commandsInScripts = (folder: string, {steps}: Example): string[] =>
  steps.flatMap(({command}) => {
    const [, name] = /^node (\S+\.mjs)$/.exec(command) ?? [];
    const script = path.join(folder, name ?? '');
    const text = name !== undefined && existsSync(script) ? readFileSync(script, 'utf8') : '';
    return text.includes(" from '../commands.mjs'")
      ? [...text.matchAll(/(['"`])(npx remotion (?:(?!\1).)+)\1/g)].map(
          ([, , quoted = '']) => quoted,
        )
      : [];
  });
