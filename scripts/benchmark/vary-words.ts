/** Long enough to be a word of some subject. */
const word = /(?<![\w-])[a-z]{5,}(?![\w-])/g;

/**
 * A word on no more pages than this is rare in the first round of copies, on half as many in the second, on
 * a third in the third: the more pages a site has, the fewer new words the next ones bring. The docs have
 * 1.3 times the words of half their pages and 1.7 times those of a quarter; with this number, two and four
 * times the corpus have as many times its words.
 */
const few = 12;

/** The words that stand on few pages, and become others in a round of copies. */
export const rareWords = (pages: readonly string[], round: number): Set<string> => {
  const pagesWith = new Map<string, number>();
  for (const page of pages) {
    for (const each of new Set(page.match(word))) {
      pagesWith.set(each, (pagesWith.get(each) ?? 0) + 1);
    }
  }
  return new Set([...pagesWith].filter(([, count]) => count <= few / round).map(([each]) => each));
};

/** Fences, which are left alone with all that is in them. */
const fence = /^( *(?:`{3,}|~{3,})).*\n[^]*?^\1[`~]*$/gm;

/** A paragraph or an item of a list begins like this; headings, imports, tables and elements do not. */
const prose = /^(?:- |\d+\. )?[A-Z]/;

/** Code, addresses of links, elements, expressions and directives inside of prose. */
const notWords = /`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^}]*\}|\S*[/@:_]\S*/g;

/** Changes the parts of a text that a pattern does not match. */
const outside = (text: string, pattern: RegExp, change: (part: string) => string): string => {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    result += change(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + change(text.slice(end));
};

/**
 * Makes other words of rare ones in the prose of a page, so that its copies bring new words to the search
 * as new pages do. A word gets an ending that is the same within a round of copies, and in no other.
 *
 * @param text of a page in MDX, without its front matter
 */
export const varyWords = (text: string, rare: ReadonlySet<string>, round: number): string => {
  const ending = `z${String.fromCharCode('a'.charCodeAt(0) + (round % 26))}`;
  const vary = (part: string): string =>
    part.replaceAll(word, (each) => (rare.has(each) ? each + ending : each));
  return outside(text, fence, (between) =>
    between
      .split(/(\n{2,})/)
      .map((block) => (prose.test(block.trimStart()) ? outside(block, notWords, vary) : block))
      .join(''),
  );
};
