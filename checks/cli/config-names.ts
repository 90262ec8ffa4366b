import {visit} from 'unist-util-visit';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {mostSimilar} from '../lib/similar';

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
