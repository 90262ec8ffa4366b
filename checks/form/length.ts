import {visitPage} from '../../packages/docs-proof/pages/headings';
import type {Page} from '../../packages/docs-proof/lib/pages';
import type {Problem} from '../../packages/docs-proof/lib/problem';

/** Docs pages with fewer words are usually stubs, except term pages. */
const minimumWords = 75;

/** Docs pages must have enough prose. */
export function checkLength(root: string, page: Page): Problem[] {
  if (page.collection !== 'docs' || page.partial || page.frontMatter.kind === 'term') {
    return [];
  }
  const words = wordsOn(root, page);
  return words >= minimumWords
    ? []
    : [
        {
          file: page.file,
          line: 1,
          message: `The page has only ${words} words of prose. Pages with fewer than ${minimumWords} words are usually stubs.`,
          remedy: 'Add what is missing, or move the content to another page.',
        },
      ];
}

/** Counts the words of running text, including partials and inline code, without headings and code blocks. */
function wordsOn(root: string, page: Page): number {
  let words = 0;
  visitPage(root, page, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      words += node.value.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    }
    return node.type === 'heading' ? false : undefined;
  });
  return words;
}
