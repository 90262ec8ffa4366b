import type {Problem} from '../lib/problem';
import {codeIn, type Section} from '../lib/sections';
import type {Cli} from './read';

/**
 * Reports sections on the page of Config that don't mention the flag that is equivalent to the
 * setting.
 */
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
    const code = codeIn(section, sections);
    const isNamed = [...names].some((name) =>
      code.some((each) => new RegExp(`^--(?:no-)?${name}(?![\\w-])`).test(each)),
    );
    return names.size === 0 || isNamed
      ? []
      : [
          {
            file: section.file,
            line: section.line,
            message: `The section doesn't mention the CLI flag that is equivalent to \`Config.${setter}()\`.`,
            remedy: `Mention ${[...names].map((name) => `\`--${name}\``).join(' or ')}.`,
          },
        ];
  });
}
