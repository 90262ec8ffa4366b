import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadedExample} from '../examples/load-examples';
import {normalized} from '../examples/examples';
import type {Problem} from '../lib/problem';
import {staleEntry} from '../lib/stale';
import {isBacked} from './backing';
import {evidenceOf, textOf, type Guide} from './evidence';
import type {NamedTest, Unbacked, Unexecuted} from './lists';
import {isAboutBrowser, isAboutStudio, type CheckSection, type Part} from './section';

/** What proves a section, in the words of the summary. */
export type Proof = 'examples' | 'studio' | 'tests' | 'listed';

export interface Judgment {
  readonly problems: readonly Problem[];
  readonly proof: Proof;
  /** Whether the list has some of its parts, but not the whole section. */
  readonly listedInPart: boolean;
  /** How many names and numbers are in what is executed. */
  readonly backed: number;
  /** How many names and numbers are listed. */
  readonly unbacked: number;
}

export interface Lists {
  readonly unexecuted: readonly Unexecuted[];
  readonly tests: readonly NamedTest[];
  readonly unbacked: readonly Unbacked[];
}

/** What is executed for one page. */
interface Executed {
  readonly commands: ReadonlySet<string>;
  /** The sentences that scripts in the Studio or named tests quote. */
  readonly quoted: ReadonlySet<string>;
  /** Whether a script in the Studio quotes a sentence. */
  readonly inStudio: boolean;
  /** Whether the test of an example, or another test, opens the result in a browser. */
  readonly inBrowser: boolean;
}

const lists = 'checks/steps/lists.ts';

/**
 * The commands in the scripts of an example that `examples/commands.mjs` runs with one bundle and one browser. The
 * scripts quote them as the pages show them.
 */
const commandsInScripts = ({folder, example}: LoadedExample): string[] =>
  example.steps.flatMap(({command}) => {
    const [, name] = /^node (\S+\.mjs)$/.exec(command) ?? [];
    const script = name === undefined ? undefined : path.join(folder, name);
    const text = script !== undefined && existsSync(script) ? textOf(script) : '';
    return text.includes(" from '../commands.mjs'")
      ? [...text.matchAll(/(['"`])(npx remotion (?:(?!\1).)+)\1/g)].map(
          ([, , quoted = '']) => quoted,
        )
      : [];
  });

const executedOf = (
  {shown: {page, route = '', commands}}: Guide,
  examples: readonly LoadedExample[],
  tests: readonly NamedTest[],
): Executed => {
  const own = examples.filter(({example}) => example.pages.includes(route));
  const followed = examples.some(({example}) => example.follows?.pages.includes(page.file));
  const steps = own.flatMap(({example}) =>
    example.steps.flatMap(({command}) => [command, ...command.split(' && ')].map(normalized)),
  );
  const inScripts = own.flatMap(commandsInScripts);
  const named = tests.filter((test) => test.page === route);
  const scripts = examples
    .flatMap(({example}) => example.studio ?? [])
    .filter((script) => script.page === route);
  return {
    commands: new Set(followed ? [...commands] : [...steps, ...inScripts]),
    quoted: new Set([...scripts, ...named].flatMap(({proves = []}) => proves)),
    inStudio: scripts.length > 0,
    inBrowser:
      own.some(({folder}) => existsSync(path.join(folder, 'browser.test.ts'))) ||
      named.some(({proves}) => proves === undefined),
  };
};

const isExecuted = (part: Part, {commands, quoted, inBrowser}: Executed): boolean => {
  if (part.kind === 'command') {
    return commands.has(part.text);
  }
  return quoted.has(part.text) || (inBrowser && !isAboutStudio(part.text));
};

/**
 * Whether something has to execute a part: each command, and each sentence that is about the Studio or a browser
 * or stands without commands and outputs. The check `examples` compares the outputs with what the steps print.
 */
const needsProof = (part: Part, {parts}: CheckSection): boolean =>
  part.kind === 'command' ||
  (part.kind === 'sentence' &&
    (isAboutStudio(part.text) ||
      isAboutBrowser(part.text) ||
      parts.every(({kind}) => kind === 'sentence' || kind === 'code')));

const remedyFor = ({kind, text}: Part): string => {
  if (kind === 'command') {
    return 'Make it a step of an example that lists the page, or run it in a script of the example with examples/commands.mjs. If it can’t be executed, add it to `unexecuted` in checks/steps/lists.ts with the reason.';
  }
  return isAboutStudio(text)
    ? 'Add the sentence to `proves` of a script in `studio` of an example (see examples/README.md). If it can’t be executed, add it to `unexecuted` in checks/steps/lists.ts with the reason.'
    : 'Prove it in `studio` of an example or in the `browser.test.ts` of an example that lists the page, or name another test in `tests` in checks/steps/lists.ts. If it can’t be executed, add it to `unexecuted` there with the reason.';
};

/** Whether nothing executes the whole section of a page. */
export const isUnexecuted = (route: string, {unexecuted}: Pick<Lists, 'unexecuted'>): boolean =>
  unexecuted.some(({page, parts}) => page === route && parts === undefined);

const isListed = (part: Part, entries: readonly Unexecuted[]): boolean =>
  entries.some(({parts}) => parts === undefined || parts.includes(part.text));

/** The names and the numbers of sentences that nothing quotes must be in what is executed, or be in the list. */
const judgeClaims = (
  root: string,
  guide: Guide,
  examples: readonly LoadedExample[],
  quoted: ReadonlySet<string>,
  all: Lists,
): Pick<Judgment, 'problems' | 'backed' | 'unbacked'> => {
  const {route = ''} = guide.shown;
  const evidence = evidenceOf(root, guide, examples, all.tests);
  const excused = all.unexecuted.filter(({page}) => page === route);
  const stated = guide.section.parts
    .filter((part) => !quoted.has(part.text) && !isListed(part, excused))
    .flatMap((part) => part.claims.map((claim) => ({part, claim})));
  const unbacked = stated.filter(({claim}) => !isBacked(claim, evidence));
  const entries = all.unbacked.filter(({page}) => page === route);
  return {
    problems: [
      ...unbacked
        .filter(({claim}) => !entries.some(({claims}) => claims.includes(claim.text)))
        .map(({part, claim}) => ({
          file: part.file,
          line: claim.tokens[0]?.line ?? part.line,
          message: `“Check that it works” states “${claim.text}”, but nothing that is executed for the page has this ${claim.kind}: ${part.text}`,
          remedy: `Correct the ${claim.kind} on the page. If it is correct, compare it in an example that lists the page: in \`makes\`, in a recorded output or in an assertion of a script or test. If no example can have it, add it to \`unbacked\` in ${lists} with the reason.`,
        })),
      ...entries.flatMap(({claims}) =>
        claims
          .filter((text) => !unbacked.some(({claim}) => claim.text === text))
          .map((text) =>
            staleEntry(
              lists,
              'unbacked',
              `${route}: ${text}`,
              stated.some(({claim}) => claim.text === text)
                ? 'It is in what is executed.'
                : 'No sentence that nothing quotes has this name or number.',
            ),
          ),
      ),
    ],
    backed: stated.length - unbacked.length,
    unbacked: unbacked.length,
  };
};

/** Everything that the section states must be executed, or be in the list with a reason. */
export const judge = (
  root: string,
  guide: Guide,
  examples: readonly LoadedExample[],
  all: Lists,
): Judgment => {
  const {shown, section} = guide;
  const {route = ''} = shown;
  const {unexecuted, tests} = all;
  const executed = executedOf(guide, examples, tests);
  const entries = unexecuted.filter(({page}) => page === route);
  const due = section.parts.filter((part) => needsProof(part, section));
  const open = due.filter((part) => !isExecuted(part, executed));
  const whole = isUnexecuted(route, all);
  const stale = entries.flatMap(({parts}) =>
    parts === undefined
      ? open.length > 0
        ? []
        : [staleEntry(lists, 'unexecuted', route, 'All parts of the section are executed.')]
      : parts
          .filter((text) => !open.some((part) => part.text === text))
          .map((text) =>
            staleEntry(
              lists,
              'unexecuted',
              `${route}: ${text}`,
              section.parts.some((part) => part.text === text)
                ? 'It is executed, or a command proves it.'
                : 'The section has no such sentence or command.',
            ),
          ),
  );
  const misquoted = tests
    .filter(({page}) => page === route)
    .flatMap(({proves = []}) => proves)
    .filter((text) => !section.parts.some((part) => part.text === text))
    .map((text) =>
      staleEntry(lists, 'tests', `${route}: ${text}`, 'The section has no such sentence.'),
    );
  const claims = judgeClaims(root, guide, examples, executed.quoted, all);
  return {
    problems: [
      ...open
        .filter((part) => !isListed(part, entries))
        .map((part) => ({
          file: part.file,
          line: part.line,
          message: `Nothing executes this ${part.kind} of “Check that it works”: ${part.text}`,
          remedy: remedyFor(part),
        })),
      ...stale,
      ...misquoted,
      ...claims.problems,
    ],
    backed: claims.backed,
    unbacked: claims.unbacked,
    proof: whole
      ? 'listed'
      : // A script may prove sentences that don't need a proof.
        executed.inStudio
        ? 'studio'
        : due.length > 0 && open.length === due.length
          ? 'listed'
          : executed.inBrowser || executed.quoted.size > 0
            ? 'tests'
            : 'examples',
    listedInPart: !whole && entries.length > 0 && open.length < due.length,
  };
};

/** Scripts of examples that name a page, a sentence or a command that doesn't exist. */
export const staleScripts = (
  guides: readonly Guide[],
  examples: readonly LoadedExample[],
): Problem[] =>
  examples.flatMap((loaded) => {
    const {id, example} = loaded;
    const onPages = guides
      .filter(({shown: {route = ''}}) => example.pages.includes(route))
      .flatMap(({shown: {commands}}) => [...commands]);
    const unknown = commandsInScripts(loaded)
      .filter((text) => !onPages.includes(text))
      .map((text) => ({
        file: `examples/${id}/example.ts`,
        line: 1,
        message: `A script of the example runs “${text}”, which none of its pages shows.`,
        remedy:
          'Copy the command from the page, and check whether the script still proves the section.',
      }));
    const sentences = (example.studio ?? []).flatMap(({page, proves}) => {
      const parts = guides.find(({shown}) => shown.route === page)?.section.parts ?? [];
      return proves
        .filter((text) => !parts.some((part) => part.kind === 'sentence' && part.text === text))
        .map((text) => ({
          file: `examples/${id}/example.ts`,
          line: 1,
          message: `“Check that it works” on ${page} has no sentence “${text}”.`,
          remedy:
            'Copy the sentence from the page without Markdown, and check whether the actions still prove it.',
        }));
    });
    return [...unknown, ...sentences];
  });

/** Entries of the lists that name a page without the section, or a test that doesn't exist. */
export const staleLists = (
  root: string,
  guides: readonly Guide[],
  {unexecuted, tests, unbacked}: Lists,
): Problem[] => {
  const known = (page: string) => guides.some(({shown}) => shown.route === page);
  return [
    ...unexecuted
      .filter(({page}) => !known(page))
      .map(({page}) =>
        staleEntry(lists, 'unexecuted', page, 'No page has this route and the section.'),
      ),
    ...unbacked
      .filter(({page}) => !known(page))
      .map(({page}) =>
        staleEntry(lists, 'unbacked', page, 'No page has this route and the section.'),
      ),
    ...tests
      .filter(({page}) => !known(page))
      .map(({page}) => staleEntry(lists, 'tests', page, 'No page has this route and the section.')),
    ...tests
      .filter(({file, title}) => {
        const absolute = path.join(root, file);
        return !existsSync(absolute) || !textOf(absolute).includes(title);
      })
      .map(({file, title}) =>
        staleEntry(lists, 'tests', title, `${file} has no test with this title.`),
      ),
  ];
};
