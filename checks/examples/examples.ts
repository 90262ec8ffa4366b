import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fencesOf} from '../lib/fences';
import {routeOf, type Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {exampleFencesOf} from './fences';
import {filesOfExample, type LoadedExample} from './load-examples';
import {idOf} from './text-of';

/** What one page shows of the examples. */
export interface Shown {
  readonly page: Page;
  /** Undefined for partials and for pages outside the docs. */
  readonly route: string | undefined;
  /** Paths from the root, with the line where each is shown. */
  readonly files: ReadonlyMap<string, number>;
  /** The commands in its fences, each on one line. */
  readonly commands: ReadonlySet<string>;
}

export const shownOn = (page: Page): Shown => ({
  page,
  route: routeOf(page),
  files: new Map(
    exampleFencesOf(page).map(({reference, first}) => [reference.file, first] as const),
  ),
  commands: new Set(
    fencesOf(page)
      .filter(({language}) => language === 'bash')
      .flatMap(({code}) => commandsIn(code)),
  ),
});

/** Commands may go on behind a backslash. */
const commandsIn = (code: string): string[] =>
  code
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map(normalized)
    .filter((command) => command !== '');

const normalized = (command: string): string => command.trim().replaceAll(/\s+/g, ' ');

/** No page has to show them: they are the same everywhere, or nothing to read. */
const needNoPage = (file: string): boolean =>
  ['example.ts', 'package.json', 'tsconfig.json', 'src/index.ts'].includes(file) ||
  /\.(?:d|test)\.ts$/.test(file) ||
  /^\./.test(file) ||
  !/\.(?:[cm]?[jt]sx?|json|css|html|ya?ml|txt|csv|xml|srt|vtt|sh)$/.test(file);

/** An example agrees with the pages that it names, and every file and output of it is of use. */
export function checkExample(
  root: string,
  {id, folder, example}: LoadedExample,
  shown: readonly Shown[],
): Problem[] {
  const definition = `examples/${id}/example.ts`;
  const lines = readFileSync(path.join(folder, 'example.ts'), 'utf8').split('\n');
  const lineOf = (text: string) =>
    Math.max(
      0,
      lines.findIndex((line) => line.includes(text)),
    ) + 1;
  const at = (text: string) => ({file: definition, line: lineOf(text)});
  const showing = shown.filter(({files}) => [...files.keys()].some((file) => idOf(file) === id));
  const pages = shown.filter(({route}) => route !== undefined && example.pages.includes(route));
  const files = filesOfExample(folder);
  const isShown = (file: string) =>
    showing.some((each) => each.files.has(`examples/${id}/${file}`));
  const excuses = example.notShown ?? {};
  const outputs = example.steps.flatMap(({output}) => output ?? []);

  return [
    ...(files.includes('package.json')
      ? []
      : [
          {
            file: definition,
            line: 1,
            message: `examples/${id} has no package.json.`,
            remedy: 'Write one with `name`, `private` and `type`: it makes the folder a project.',
          },
        ]),
    ...example.pages
      .filter((route) => !showing.some((each) => each.route === route))
      .map((route) => ({
        ...at(route),
        message: `The example names the page ${route}, which ${
          shown.some((each) => each.route === route) ? 'shows no file of it' : 'does not exist'
        }.`,
        remedy: `Show a file of it there (\`\`\`tsx file="examples/${id}/…"), or remove the route from \`pages\`.`,
      })),
    ...showing
      .filter(({route}) => route !== undefined && !example.pages.includes(route))
      .map(({page, route, files: shownFiles}) => ({
        file: page.file,
        line: [...shownFiles].find(([file]) => idOf(file) === id)?.[1] ?? 1,
        message: `The page shows files of examples/${id}, which does not name it.`,
        remedy: `Add '${route ?? ''}' to \`pages\` in ${definition}.`,
      })),
    ...files
      .filter((file) => !needNoPage(file) && !isShown(file) && !(file in excuses))
      .filter((file) => !file.endsWith('.output.txt') || outputs.includes(file))
      .map((file) => ({
        file: `examples/${id}/${file}`,
        line: 1,
        message: 'No page shows this file.',
        remedy: `Show it with file="examples/${id}/${file}" behind the language of a fence, or say in \`notShown\` of ${definition} why no reader needs it.`,
      })),
    ...Object.keys(excuses)
      .filter((file) => !files.includes(file) || isShown(file))
      .map((file) => ({
        ...at(file),
        message: files.includes(file)
          ? `\`notShown\` names ${file}, and a page shows it.`
          : `\`notShown\` names ${file}, which does not exist.`,
        remedy: 'Remove the entry.',
      })),
    ...files
      .filter((file) => file.endsWith('.output.txt') && !outputs.includes(file))
      .map((file) => ({
        file: `examples/${id}/${file}`,
        line: 1,
        message: 'No step of the example prints this output.',
        remedy: `Name it as \`output\` of a step in ${definition}, or delete it.`,
      })),
    ...outputs
      .filter((file) => !existsSync(path.join(folder, file)))
      .map((file) => ({
        ...at(file),
        message: `The output ${file} is not recorded.`,
        remedy: `Run \`npm run examples -- ${id} --record\`.`,
      })),
    ...example.steps
      .filter(
        ({command, notShown}) =>
          notShown === undefined &&
          ![...pages, ...showing].some(({commands}) => commands.has(normalized(command))),
      )
      .map(({command}) => ({
        ...at(command),
        message: `No page of the example shows the command “${command}”.`,
        remedy: 'Show it in a bash fence as it is, or say in `notShown` of the step why not.',
      })),
    ...example.steps
      .filter(
        ({command, notShown}) =>
          notShown !== undefined && pages.some(({commands}) => commands.has(normalized(command))),
      )
      .map(({command}) => ({
        ...at(command),
        message: `The step says why no page shows “${command}”, and a page shows it.`,
        remedy: 'Remove `notShown`.',
      })),
  ];
}
