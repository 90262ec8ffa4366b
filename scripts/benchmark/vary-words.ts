/** Words with five letters or more are specific to a subject. */
const word = /(?<![\w-])[a-z]{5,}(?![\w-])/g;

/**
 * The largest number of pages on which a word is rare in the first round of copies. In the second round it is
 * half this number, in the third a third: the more pages a site has, the fewer new words each page adds. The
 * docs have 1.3 times the words of half their pages, and 1.7 times the words of a quarter. With this number,
 * two and four times the content also have that many times its words.
 */
const few = 12;

/** Returns the words that are on few pages, and that are replaced in a round of copies. */
export const rareWords = (pages: readonly string[], round: number): Set<string> => {
  const pagesWith = new Map<string, number>();
  for (const page of pages) {
    for (const each of new Set(page.match(word))) {
      pagesWith.set(each, (pagesWith.get(each) ?? 0) + 1);
    }
  }
  return new Set([...pagesWith].filter(([, count]) => count <= few / round).map(([each]) => each));
};

/** Code blocks, which aren't changed. */
const fence = /^( *(?:`{3,}|~{3,})).*\n[^]*?^\1[`~]*$/gm;

/** The start of a paragraph or list item, as opposed to headings, imports, tables and elements. */
const prose = /^(?:- |\d+\. )?[A-Z]/;

/** Code, link targets, elements, expressions and directives in prose. */
const notWords = /`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^}]*\}|\S*[/@:_]\S*/g;

/** Changes the parts of a text that don't match a pattern. */
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
 * Replaces rare words in the prose of a page, so that its copies add new words to the search index, as new
 * pages do. Each round of copies appends a different suffix.
 *
 * @param text the MDX of a page without its front matter
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
