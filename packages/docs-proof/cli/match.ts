import {undescribedValues} from '../lib/described-values';
import type {Problem} from '../lib/problem';
import {codeIn, optionOf, topHeadingOf, type Section} from '../lib/sections';
import {mostSimilar} from '../lib/similar';
import type {Command, Flag} from './commands';

export interface FlagPage {
  file: string;
  /** Line of the front matter's `command`. */
  line: number;
  /** What readers type before the words of a command: `npx acme`. */
  program: string;
  sections: readonly Section[];
  /** The commands that the page describes. */
  commands: readonly Command[];
  /** Flags of every command, which may have a heading on any page. */
  global: readonly Flag[];
  /** Whether the global flags need a heading on this page. */
  requireGlobal: boolean;
  /** Returns a function of the config file as pages write it: `Config.setScale()`. */
  codeOfSetter: (name: string) => string;
}

/** Compares the headings below "Flags" with the flags that the commands of the page read. */
export function matchFlags(page: FlagPage): {problems: Problem[]; described: number} {
  const {file, line, program, sections, commands, global, requireGlobal, codeOfSetter} = page;
  const problems: Problem[] = [];
  const required = unique([
    ...commands.flatMap(({flags}) => flags),
    ...(requireGlobal ? global : []),
  ]);
  const allowed = unique([...required, ...global, ...commands.flatMap(({optional}) => optional)]);
  const passesOn = commands.some((command) => command.passesOn);
  const described = new Set<string>();

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
          message: `${namesOf(program, commands)} ${commands.length > 1 ? "don't" : "doesn't"} read \`--${name}\`.`,
          remedy: `Remove the section${similar === undefined ? '' : `, or use \`--${similar}\``}.`,
        });
      }
      continue;
    }
    described.add(flag.name);
    problems.push(...describe(section, sections, flag, codeOfSetter));
  }

  for (const flag of required) {
    if (!described.has(flag.name)) {
      problems.push({
        file,
        line,
        message: `The page doesn't describe the flag \`--${flag.name}\` of ${readers(program, commands, flag)}.`,
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

function describe(
  section: Section,
  sections: readonly Section[],
  flag: Flag,
  codeOfSetter: FlagPage['codeOfSetter'],
): Problem[] {
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
      remedy: `Mention ${flag.setters.map((setter) => `\`${codeOfSetter(setter)}\``).join(' or ')}.`,
    });
  }
  return [...problems, ...undescribedValues(`--${flag.name}`, flag.values ?? [], code, at)];
}

function readers(program: string, commands: readonly Command[], flag: Flag): string {
  const own = commands.filter(({flags}) => flags.some(({name}) => name === flag.name));
  return own.length > 0 ? namesOf(program, own) : 'every command';
}

const namesOf = (program: string, commands: readonly Command[]): string =>
  commands.map(({words}) => `\`${program} ${words}\``).join(' and ');

function unique(flags: readonly Flag[]): Flag[] {
  return flags.filter((flag, index) => flags.findIndex(({name}) => name === flag.name) === index);
}
