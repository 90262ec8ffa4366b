import {visitPage} from '../../plugins/pages/headings';
import type {Page} from '../lib/pages';
import {frontMatterLine} from '../lib/pages';
import type {Problem} from '../lib/problem';

export interface Counts {
  /** Words of running text, including inline code, without headings and code blocks. */
  words: number;
  headings: number;
  fences: number;
  /** Lines in code blocks. */
  codeLines: number;
}

/** Pages with fewer words need a reason in the front matter. */
export const minimumWords = 90;

/** Counts what a reader of the page sees, including partials. */
export function countsOf(root: string, page: Pick<Page, 'file' | 'tree'>): Counts {
  const counts: Counts = {words: 0, headings: 0, fences: 0, codeLines: 0};
  visitPage(root, page, (node) => {
    switch (node.type) {
      case 'heading':
        counts.headings += 1;
        return false;
      case 'code':
        counts.fences += 1;
        counts.codeLines += node.value.split('\n').length;
        return;
      case 'text':
      case 'inlineCode':
        counts.words += node.value.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
        return;
      default:
        return;
    }
  });
  return counts;
}

/** A page with fewer than 90 words must give a reason in `short`, unless it is a term page. */
export function checkLength(page: Page, {words}: Counts): Problem[] {
  if (page.collection !== 'docs' || page.partial) {
    return [];
  }
  const {short, kind} = page.frontMatter;
  if (short !== undefined && (words >= minimumWords || kind === 'term')) {
    return [
      {
        file: page.file,
        line: frontMatterLine(page, 'short'),
        message: `\`short\` has no effect: ${
          kind === 'term' ? 'term pages may be short' : `the page has ${words} words`
        }.`,
        remedy: 'Remove `short` from the front matter.',
      },
    ];
  }
  if (short === undefined && words < minimumWords && kind !== 'term') {
    return [
      {
        file: page.file,
        line: 1,
        message: `The page has only ${words} words of prose. Pages with fewer than ${minimumWords} words are usually stubs.`,
        remedy:
          'Add what is missing. If the page is complete, give the reason in the front matter: `short: <reason>`.',
      },
    ];
  }
  return [];
}
