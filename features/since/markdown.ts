import {hasModuleClass, text, textOf} from '@docs-kit/built-pages/hast';
import type {Rule} from '@docs-kit/markdown-twins';

/** In Markdown, a version badge is plain text: `since v4.0.132`. */
export const versionInMarkdown: Rule = (node) =>
  node.tagName === 'span' && hasModuleClass(node, 'badge') ? [text(textOf(node))] : undefined;
