import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MadeFile, StudioAction} from '../../examples/define';
import {normalized, type Shown} from '../examples/examples';
import {filesOfExample, type LoadedExample} from '../examples/load-examples';
import {fencesOf} from '../../plugins/pages/fences';
import type {NamedTest} from './lists';
import type {CheckSection} from './section';

/** A page and its section “Check that it works”. */
export interface Guide {
  readonly shown: Shown;
  readonly section: CheckSection;
}

const texts = new Map<string, string>();

/** Returns the text of a file. Many pages share an example, so each file is read once. */
export const textOf = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
};

/** Whether a file is code or data. The definition of an example also contains prose, so only its fields are used. */
const isSource = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|json|css|html|csv|env|sh)$|^Dockerfile$/.test(file) &&
  !['example.ts', 'package.json', 'tsconfig.json'].includes(file);

const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** Comments prove nothing. */
const withoutComments = (text: string): string =>
  text.replaceAll(/^ *(?:\/\/|\/\*|\*|\{\/\*|#).*$/gm, '');

/** The compositions that commands render: `Title` in `npx remotion still Title out/title.png`. */
const compositionsIn = (commands: readonly string[]): string[] =>
  commands.flatMap(
    (command) => /^npx remotion (?:still|render) ([A-Z]\w*)/.exec(command)?.[1] ?? [],
  );

/**
 * The parts of a file of several pages that are about one of them: the statements and elements that quote a command of
 * its section or a composition, and the constants that they spread.
 */
const partsAbout = (commands: readonly string[], text: string): string => {
  const ids = compositionsIn(commands).map((id) => new RegExp(`\\bid="${id}"|'${id}'`));
  const parts = text
    .split(/\n\n(?=\S)|\n(?= *<[A-Z])/)
    .filter(
      (part) =>
        commands.some((command) => part.includes(command)) || ids.some((id) => id.test(part)),
    );
  const spread = parts.flatMap((part) =>
    [...part.matchAll(/\.\.\.(\w+)/g)].map(([, name = '']) => `const ${name} = `),
  );
  const constants = text
    .split('\n')
    .filter((line) => spread.some((start) => line.startsWith(start)));
  return [...parts, ...constants].join('\n');
};

const textOfMade = (made: MadeFile): string =>
  Object.entries(made)
    .map(([field, value]) => `${field}: ${value}`)
    .join(', ');

const textOfAction = (action: StudioAction): string => Object.values(action).map(String).join('\n');

/** What an example runs for a page. If it has several pages, only what is about this page. */
const evidenceIn = (
  {id, folder, example}: LoadedExample,
  {shown, section}: Guide,
): readonly string[] => {
  const {page, commands, files: shownFiles} = shown;
  const read = (file: string) => textOf(path.join(folder, file));
  const isShown = (file: string) => shownFiles.has(`examples/${id}/${file}`);
  const isOwn = example.pages.length === 1;
  const due = section.parts.flatMap(({kind, text}) => (kind === 'command' ? [text] : []));
  const files = filesOfExample(folder);
  // Otherwise, the page is about an app that the tests of the example open.
  const isApp = !due.some((command) => command.startsWith('npx remotion '));
  const sources = files.filter(isSource).map((file) => {
    const text = withoutComments(read(file));
    const isWhole =
      isOwn ||
      isShown(file) ||
      isTest(file) ||
      due.some((command) => command.split(' ').includes(file)) ||
      (isApp && example.notShown?.[file] !== undefined);
    return isWhole ? text : partsAbout(due, text);
  });
  const steps = example.steps.flatMap(({command, output, makes = []}) => {
    const isAbout =
      isOwn ||
      commands.has(normalized(command)) ||
      page.text.includes(command) ||
      [...command.matchAll(/\bpublic\/(\S+)/g)].some(([, name = '']) => page.text.includes(name));
    const made = makes.filter(({file}) => isAbout || page.text.includes(file));
    const printed = output !== undefined && files.includes(output) ? read(output) : '';
    return [
      ...(isAbout ? [command] : []),
      ...made.map(textOfMade),
      isAbout || (output !== undefined && isShown(output))
        ? printed
        : printed
            .split('\n')
            .filter((line) => made.some(({file}) => line.includes(file)))
            .join('\n'),
    ];
  });
  return [...files, ...sources, ...steps];
};

/**
 * Returns everything that is executed for “Check that it works” of a page: the commands and the code blocks of the
 * section, what the examples that list the page run and compare, the actions in the Studio, and the named tests. If an
 * example follows the page, its code blocks are what runs.
 */
export const evidenceOf = (
  root: string,
  guide: Guide,
  examples: readonly LoadedExample[],
  tests: readonly NamedTest[],
): string => {
  const {
    shown: {page, route = ''},
    section,
  } = guide;
  const follows = examples.some(({example}) => example.follows?.pages.includes(page.file));
  return [
    ...section.parts.flatMap(({kind, text}) => (kind === 'sentence' ? [] : [text])),
    ...examples
      .filter(({example}) => example.pages.includes(route))
      .flatMap((each) => evidenceIn(each, guide)),
    ...examples
      .flatMap(({example}) => example.studio ?? [])
      .filter((script) => script.page === route)
      .flatMap(({actions}) => actions.map(textOfAction)),
    ...tests
      .filter((test) => test.page === route && isTest(test.file))
      .map(({file}) => withoutComments(textOf(path.join(root, file)))),
    ...(follows ? fencesOf(page).map(({code}) => code) : []),
  ].join('\n');
};
