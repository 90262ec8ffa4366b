import {mostSimilar, type Problem} from '@docs-kit/docs-proof';
import {codeIn, type Page, type Section} from '@docs-kit/docs-proof/markdown';
import {visit} from 'unist-util-visit';
import type {ToolkitCli} from './read';

/**
 * Every `Config.something()` in the text of a page must be a method of Config. Migration guides may also
 * mention methods of earlier versions.
 */
export function unknownSettings(
  page: Pick<Page, 'file' | 'tree' | 'frontMatter'>,
  setters: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'inlineCode', ({value, position}) => {
    const name = /^Config\.(\w+)(?:\(|$)/.exec(value)?.[1];
    if (
      name === undefined ||
      setters.includes(name) ||
      (page.frontMatter.kind === 'guide' && /migration/.test(page.file))
    ) {
      return;
    }
    const similar = mostSimilar(name, setters);
    problems.push({
      file: page.file,
      line: position?.start.line ?? 1,
      message: `\`Config\` of @remotion/cli/config has no method \`${name}\`.`,
      remedy:
        similar === undefined
          ? 'Use a method from the page of Config, or remove the name.'
          : `Use \`Config.${similar}()\`.`,
    });
  });
  return problems;
}

/**
 * Reports sections on the page of Config that don't mention the flag that is equivalent to the
 * setting.
 */
export function flagsOfSettings(
  sections: readonly Section[],
  {commands, global, setters}: ToolkitCli,
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
