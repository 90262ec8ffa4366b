import type {Command, Flag} from '../lib/cli';
import type {Problem} from '../lib/problem';
import type {FlagValues} from './flag-values';
import {codeOf, optionOf, type Section} from '../lib/sections';

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
  /** The possible values of flags, if their types list them. */
  values: FlagValues;
}

/** Sections don't need to list the values of flags with more values. */
const listedValues = 16;

/** Compares the headings below "Flags" with the flags that the commands of the page read. */
export function matchFlags(page: FlagPage): {problems: Problem[]; described: number} {
  const {file, line, sections, commands, global, requireGlobal, values} = page;
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
        problems.push({
          ...at,
          message: `${commands.map(({words}) => `\`npx remotion ${words}\``).join(' and ')} ${commands.length > 1 ? "don't" : "doesn't"} read \`--${name}\`.`,
          remedy: `Remove the section${near(name, allowed)}.`,
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
    problems.push(...describe(section, sections, flag, values.get(flag.name) ?? []));
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

function isFlagHeading(section: Section): boolean {
  if (section.depth < 3 || section.code === undefined || !section.code.startsWith('-')) {
    return false;
  }
  let outermost = section;
  while (outermost.parent && outermost.depth > 2) {
    outermost = outermost.parent;
  }
  return outermost.text === 'Flags' || outermost.text === 'Commands';
}

/** Returns the name of a flag: `jpeg-quality` for `--jpeg-quality=<number>`. */
function flagName(code: string): string {
  return code.replace(/^-+/, '').replace(/[=\s].*$/, '');
}

function describe(
  section: Section,
  sections: readonly Section[],
  flag: Flag,
  values: readonly string[],
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
  const code = codeOf(section, sections);
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
  if (values.length <= listedValues) {
    const silent = values.filter(
      (value) =>
        !code.some((each) =>
          new RegExp(`(?<![\\w-])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(
            each,
          ),
        ),
    );
    if (silent.length > 0) {
      problems.push({
        ...at,
        message: `\`--${flag.name}\` can be ${values.join(', ')}, but the section doesn't mention ${silent.join(', ')}.`,
        remedy: 'Describe what each value does, and put the value in backticks.',
      });
    }
  }
  return problems;
}

function readers(commands: readonly Command[], flag: Flag): string {
  const names = commands
    .filter(({flags}) => flags.some(({name}) => name === flag.name))
    .map(({words}) => `\`npx remotion ${words}\``);
  return names.length > 0 ? names.join(' and ') : 'every command';
}

function near(name: string, allowed: readonly Flag[]): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const found = allowed.find(
    (flag) => plain(flag.name) === plain(name) || plain(flag.name).includes(plain(name)),
  );
  return found ? `, or use \`--${found.name}\`` : '';
}

function unique(flags: readonly Flag[]): Flag[] {
  return flags.filter((flag, index) => flags.findIndex(({name}) => name === flag.name) === index);
}
