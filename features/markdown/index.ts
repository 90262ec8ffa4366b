import {hasClass} from '@docs-kit/built-pages/hast';
import type {Rule} from '@docs-kit/markdown-twins';
import {compatibilityInMarkdown} from '../compatibility/markdown';
import {demoInMarkdown} from '../demos/markdown';
import {optionInMarkdown} from '../options/markdown';
import {versionInMarkdown} from '../since/markdown';

/** Controls that only work with JavaScript aren't content. */
const removeControls: Rule = (node) => (hasClass(node, 'js-only') ? [] : undefined);

/** How the components of this site look in Markdown twins and feeds. */
export const markdownRules: readonly Rule[] = [
  removeControls,
  demoInMarkdown,
  optionInMarkdown,
  versionInMarkdown,
  compatibilityInMarkdown,
];
