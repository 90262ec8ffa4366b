import path from 'node:path';
import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {diffLanguage} from './diff-language';
import {mark, markDiff, type CodeTheme} from './mark';

const languageOf = ({properties}: Element): string => {
  const {className} = properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.replace('language-', '') ?? '';
};

/**
 * A rehype plugin that highlights the code blocks of a page: it replaces their text with marked code, which the
 * component `@theme/CodeBlock` of this package shows.
 *
 * @param prism the same object as `themeConfig.prism`
 * @throws with file and line if a block can't be marked
 */
export default function rehypeHighlight(prism: CodeTheme): Transformer<Root> {
  return (tree, file) => {
    visit(tree, 'element', (pre: Element) => {
      const [code] = pre.tagName === 'pre' ? pre.children : [];
      const [text] = code?.type === 'element' && code.tagName === 'code' ? code.children : [];
      if (code?.type !== 'element' || text?.type !== 'text') {
        return;
      }
      try {
        const language = languageOf(code);
        text.value =
          language === 'diff'
            ? markDiff(text.value, diffLanguage(String(code.properties.metastring ?? '')), prism)
            : mark(text.value, language, prism);
      } catch (error) {
        throw new Error(
          `${path.relative(file.cwd, file.path)}:${pre.position?.start.line ?? 1}: ${(error as Error).message}`,
          {cause: error},
        );
      }
    });
  };
}
