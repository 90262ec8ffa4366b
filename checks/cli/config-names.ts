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
    problems.push({
      file: page.file,
      line: position?.start.line ?? 1,
      message: `\`Config\` of @remotion/cli/config has no method \`${name}\`.`,
      remedy: remedyFor(name, setters),
    });
  });
  return problems;
}

/** Suggests the method that differs in typos, or the methods that have the most words in common. */
function remedyFor(name: string, setters: readonly string[]): string {
  const typo = mostSimilar(name, setters);
  const words = new Set(wordsOf(name));
  const related = setters
    .map((setter) => ({setter, shared: wordsOf(setter).filter((word) => words.has(word)).length}))
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 3)
    .map(({setter}) => setter);
  const suggested = typo === undefined ? related : [typo];
  return suggested.length > 0
    ? `Use ${suggested.map((setter) => `\`Config.${setter}()\``).join(' or ')}.`
    : 'Use a method from the page of Config, or remove the name.';
}

/** The words of the name of a method, without the `set` that every method starts with: `setBrowserPath`. */
const wordsOf = (name: string): string[] =>
  name
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== 'set');
