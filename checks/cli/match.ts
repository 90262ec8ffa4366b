import {undescribedValues} from '../lib/described-values';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {codeIn, optionOf, topHeadingOf, type Section} from '../lib/sections';
import {mostSimilar} from '../lib/similar';
import type {Command, Flag} from './read';

export interface FlagPage {
  file: string;
  /** Line of the front matter's `command`. */
  line: number;
  sections: readonly Section[];
  /** The commands that the page describes. */
  commands: readonly Command[];
  /** Flags of every command, which may have a heading on any page. */
  global: readonly Flag[];
  /** Whether the global flags need a heading on this page. */
  requireGlobal: boolean;
}

/** Compares the headings below "Flags" with the flags that the commands of the page read. */
export function matchFlags(page: FlagPage): {problems: Problem[]; described: number} {
  const {file, line, sections, commands, global, requireGlobal} = page;
  const problems: Problem[] = [];
  const required = unique([
    ...commands.flatMap(({flags}) => flags),
    ...(requireGlobal ? global : []),
  ]);
  const allowed = unique([...required, ...global, ...commands.flatMap(({optional}) => optional)]);
  const passesOn = commands.some((command) => command.passesOn);
  const described = new Map<string, Section>();

  for (const section of sections.filter((each) => isFlagHeading(each))) {
    const name = flagName(section.code ?? '');
    const flag = allowed.find((each) => each.name === name || each.aliases.includes(name));
    const at = {file: section.file, line: section.line};
    if (!flag) {
      if (!passesOn) {
        const names = allowed.map((each) => each.name);
        const similar = mostSimilar(name, names);
        problems.push({
          ...at,
          message: `${commands.map(({words}) => `\`npx remotion ${words}\``).join(' and ')} ${commands.length > 1 ? "don't" : "doesn't"} read \`--${name}\`.`,
          remedy: `Remove the section${similar === undefined ? '' : `, or use \`--${similar}\``}.`,
        });
      }
      continue;
    }
    const first = described.get(flag.name);
    if (first) {
      problems.push({
        ...at,
        message: `\`--${flag.name}\` is already described on line ${first.line}.`,
        remedy: 'Merge the two sections.',
      });
      continue;
    }
    described.set(flag.name, section);
    problems.push(...describe(section, sections, flag));
  }

  for (const flag of required) {
    if (!described.has(flag.name)) {
      problems.push({
        file,
        line,
        message: `The page doesn't describe the flag \`--${flag.name}\` of ${readers(commands, flag)}.`,
        remedy: `Add a heading \`### \`--${flag.name}\`\` below "Flags"${flag.default === undefined || flag.default === null ? '' : ` with the default \`${String(flag.default)}\``}.`,
      });
    }
  }
  return {problems, described: described.size};
}

const isFlagHeading = (section: Section): boolean =>
  section.depth >= 3 &&
  section.code?.startsWith('-') === true &&
  ['Flags', 'Commands'].includes(topHeadingOf(section) ?? '');

/** Returns the name of a flag: `jpeg-quality` for `--jpeg-quality=<number>`. */
export const flagName = (code: string): string => code.replace(/^-+/, '').replace(/[=\s].*$/, '');

/** Returns the words after `npx remotion` in the front matter of a page, or undefined for other programs. */
export function wordsOf({command}: Page['frontMatter']): string | undefined {
  const match = typeof command === 'string' ? /^npx remotion(?: (.*))?$/.exec(command) : null;
  return match ? (match[1] ?? '') : undefined;
}

function describe(section: Section, sections: readonly Section[], flag: Flag): Problem[] {
  const problems: Problem[] = [];
  const option = optionOf(section);
  const at = {file: section.file, line: option?.line ?? section.line};
  if (option?.type === undefined) {
    problems.push({
      ...at,
      message: `\`--${flag.name}\` has no \`<Option>\` line with a type.`,
      remedy:
        'Add `<Option type="…" />` below the heading. If the flag has a default, add `default`.',
    });
  }
  const code = codeIn(section, sections);
  if (
    flag.setters.length > 0 &&
    !flag.setters.some((setter) => code.some((each) => each.includes(setter)))
  ) {
    problems.push({
      ...at,
      message: `The section doesn't mention the config file setting that is equivalent to \`--${flag.name}\`.`,
      remedy: `Mention ${flag.setters.map((setter) => `\`Config.${setter}()\``).join(' or ')}.`,
    });
  }
  return [...problems, ...undescribedValues(`--${flag.name}`, flag.values ?? [], code, at)];
}

function readers(commands: readonly Command[], flag: Flag): string {
  const names = commands
    .filter(({flags}) => flags.some(({name}) => name === flag.name))
    .map(({words}) => `\`npx remotion ${words}\``);
  return names.length > 0 ? names.join(' and ') : 'every command';
}

function unique(flags: readonly Flag[]): Flag[] {
  return flags.filter((flag, index) => flags.findIndex(({name}) => name === flag.name) === index);
}
