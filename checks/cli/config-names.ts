import {visit} from 'unist-util-visit';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/**
 * Every `Config.something()` in the text of a page must be a method of Config. Migration guides may also
 * mention methods of earlier versions.
 */
export function unknownSettings(page: Page, setters: readonly string[]): Problem[] {
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
    problems.push({
      file: page.file,
      line: position?.start.line ?? 1,
      message: `\`Config\` of @remotion/cli/config has no method \`${name}\`.`,
      remedy: `Use ${nearest(name, setters)}.`,
    });
  });
  return problems;
}

function nearest(name: string, setters: readonly string[]): string {
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const score = (setter: string) =>
    setter.split(/(?=[A-Z])/).filter((word) => words.includes(word.toLowerCase())).length;
  return [...setters]
    .sort((a, b) => score(b) - score(a))
    .slice(0, 3)
    .map((setter) => `\`Config.${setter}()\``)
    .join(' or ');
}
