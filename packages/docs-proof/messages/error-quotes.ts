import type {InlineCode, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {isJsx, visitPage} from '../pages/headings';
import type {PageTree} from '../pages/markdown';
import {sectionsOf, within} from '../lib/sections';
import {normalize, placeholder} from './normalize';

/** A message that a page quotes. */
export interface ErrorQuote {
  /** The page, or the partial that contains the quotation. */
  readonly file: string;
  /** 1-based line in that file. */
  readonly line: number;
  /** The message, with normalized whitespace. The lines of a code block are separated by line breaks. */
  readonly text: string;
}

/** The header of the column that contains messages. */
const messageColumn = 'message';

/** Returns the messages below `## Errors` on a page and in its partials, in order. */
export function errorQuotesOf(root: string, page: PageTree): ErrorQuote[] {
  const sections = sectionsOf(root, page);
  const areErrors = sections.filter(({depth, text}) => depth === 2 && text === 'Errors');
  const quotes: ErrorQuote[] = [];
  for (const section of sections.filter((each) => areErrors.some((one) => within(each, one)))) {
    for (const node of section.content) {
      visit(node, (each: Nodes) => {
        // A visitor that returned the new length would skip nodes.
        const add = ({value, position}: Pick<InlineCode, 'value' | 'position'>): void => {
          quotes.push({
            file: section.file,
            line: position?.start.line ?? section.line,
            text: value.trim(),
          });
        };
        if (each.type === 'table') {
          const [header, ...rows] = each.children;
          const titles = header?.children.map((cell) => toString(cell).toLowerCase()) ?? [];
          for (const {children: cells} of rows) {
            cells.forEach((cell, column) =>
              visit(cell, 'inlineCode', titles[column] === messageColumn ? add : addProse),
            );
          }
          return SKIP;
        }
        if (each.type === 'code' && (each.lang ?? 'txt') === 'txt') {
          add(each);
        } else if (each.type === 'inlineCode') {
          addProse(each);
        }
        return undefined;

        function addProse(code: InlineCode): void {
          if (isMessage(code.value)) {
            add(code);
          }
        }
      });
    }
  }
  return quotes;
}

/** Punctuation that is part of code rather than of a sentence: `{a: 1}`, `[0, 15]`, `f(x)`. */
const startsLikeCode = /^(?:[[{]|(?:npx|npm|--)\b)|^[\w.]+\(.*\)$/;

/** Operators between words: `error instanceof Error`. A label with a value: `damping: 200`. */
const hasOperator = / (?:instanceof|=>?|===|&&|\|\||\?\?) |^\w+: [\w.'"-]+$/;

/**
 * Whether inline code in a sentence is a message rather than code: two or more words in a row, or words
 * that end with a colon, as in `Encoder error:`.
 */
export function isMessage(code: string): boolean {
  const text = normalize(code);
  return (
    !startsLikeCode.test(text) &&
    !hasOperator.test(text) &&
    /\p{L}[\p{L}’']*[,:.]? +[\p{L}`"'<…]/u.test(text.replaceAll(placeholder, ' … '))
  );
}

/**
 * Returns the words that the code may fill in because the page mentions them as code outside of messages: options,
 * their values, and the names of functions.
 */
export function namesOn(root: string, page: PageTree): Set<string> {
  const names = new Set<string>();
  const add = (text: string) =>
    text.match(/[\p{L}\p{N}_]+/gu)?.forEach((word) => void names.add(word));
  visitPage(root, page, (node) => {
    if (node.type === 'inlineCode' && !/\s/.test(node.value)) {
      add(node.value);
    } else if (isJsx(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
          add(attribute.name === 'type' ? attribute.value : '');
        }
      }
    }
  });
  return names;
}
