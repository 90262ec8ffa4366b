import {visitPage} from '../lib/outline';
import type {Page} from '../lib/pages';
import {frontMatterLine} from '../lib/pages';
import type {Problem} from '../lib/problem';

export interface Counts {
  /** Words of running text and of code in it, without headings and fences. */
  words: number;
  headings: number;
  fences: number;
  /** Lines in fences. */
  codeLines: number;
}

/** Fewer words than this need a reason in the front matter. */
export const minimumWords = 90;

/** What a reader of the page sees, counted: partials that the page includes are part of it. */
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

/** A page under 90 words that is not a term page says why it is whole. */
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
        message: `\`short\` gives a reason for a page with few words, and ${
          kind === 'term' ? 'a term page needs none' : `this one has ${words}`
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
        message: `The page has ${words} words of prose; under ${minimumWords} it is likely a stub.`,
        remedy:
          'Add what is missing. If the page is complete, write the reason as `short: …` in the front matter.',
      },
    ];
  }
  return [];
}
