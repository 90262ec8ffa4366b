import type {Cli} from '../lib/cli';
import type {Problem} from '../lib/problem';
import {codeOf, type Section} from '../lib/sections';

/** Sections about a setting, on the page of Config, that do not name the flag which does the same. */
export function flagsOfSettings(
  sections: readonly Section[],
  {commands, global, setters}: Cli,
): Problem[] {
  const flags = [...commands.flatMap(({flags: own, optional}) => [...own, ...optional]), ...global];
  return sections.flatMap((section) => {
    const setter = /^(\w+)\(\)$/.exec(section.code ?? '')?.[1];
    if (setter === undefined || !setters.includes(setter)) {
      return [];
    }
    const names = new Set(
      flags.filter((flag) => flag.setters.includes(setter)).map(({name}) => name),
    );
    const code = codeOf(section, sections);
    const isNamed = [...names].some((name) =>
      code.some((each) => new RegExp(`^--(?:no-)?${name}(?![\\w-])`).test(each)),
    );
    return names.size === 0 || isNamed
      ? []
      : [
          {
            file: section.file,
            line: section.line,
            message: `\`Config.${setter}()\` has a flag on the command line, and the section does not name it.`,
            remedy: `Name ${[...names].map((name) => `\`--${name}\``).join(' or ')}.`,
          },
        ];
  });
}
