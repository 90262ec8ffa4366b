import path from 'node:path';
import type {Element, Root} from 'hast';
import type {PrismTheme} from 'prism-react-renderer';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {diffLanguage} from './diff-language';
import {mark, markDiff} from './mark';

export interface Options {
  readonly siteDir: string;
  readonly theme: PrismTheme;
  /** Names of languages that prism-react-renderer does not have of itself. */
  readonly additionalLanguages: readonly string[];
}

const languageOf = ({properties}: Element): string => {
  const {className} = properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.replace('language-', '') ?? '';
};

/**
 * Highlights the code blocks of a page: their text becomes marked code, which `theme/CodeBlock` shows.
 *
 * @throws with file and line when a block cannot be marked
 */
export default function rehypeHighlight({
  siteDir,
  theme,
  additionalLanguages,
}: Options): Transformer<Root> {
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
            ? markDiff(
                text.value,
                diffLanguage(String(code.properties.metastring ?? '')),
                theme,
                additionalLanguages,
              )
            : mark(text.value, language, theme, additionalLanguages);
      } catch (error) {
        throw new Error(
          `${path.relative(siteDir, file.path)}:${pre.position?.start.line ?? 1}: ${(error as Error).message}`,
          {cause: error},
        );
      }
    });
  };
}
