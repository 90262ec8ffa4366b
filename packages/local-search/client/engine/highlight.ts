import escapeHtml from 'escape-html';
import {type Token, tokenize} from './tokenize';

/** Returns how many characters of a word match the query, or 0 if the word doesn't match. */
export type Matcher = (token: Token) => number;

/** @param found the words in the index that match the query */
export const createMatcher =
  (found: ReadonlySet<string>, words: readonly string[]): Matcher =>
  ({term, start, end}) => {
    if (!found.has(term)) {
      return 0;
    }
    // "spri" highlights four letters of "spring". Words that match despite a typo are highlighted completely.
    const typed = words.filter((word) => term.startsWith(word)).map((word) => word.length);
    return Math.min(
      end - start,
      typed.length > 0 && !words.includes(term) ? Math.max(...typed) : end - start,
    );
  };

/** The ranges to highlight in a text, in order and without overlaps. */
const ranges = (text: string, match: Matcher): {start: number; end: number}[] => {
  const merged: {start: number; end: number}[] = [];
  const found = tokenize(text)
    .map((token) => ({start: token.start, end: token.start + match(token)}))
    .filter(({start, end}) => end > start)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  for (const range of found) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) {
      last.end = Math.max(last.end, range.end);
    } else {
      merged.push(range);
    }
  }
  return merged;
};

/** Returns the text as HTML, with matches in `<mark>`. */
export const highlight = (text: string, match: Matcher): string => {
  let html = '';
  let at = 0;
  for (const {start, end} of ranges(text, match)) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
};

/**
 * Returns the part of a text that contains the most words of the query, as HTML.
 *
 * @param words length of the part in words; omitted text is shown as …
 */
export const snippet = (text: string, match: Matcher, words: number): string => {
  const all = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
  }));
  if (all.length <= words) {
    return highlight(text, match);
  }
  const marked = ranges(text, match);
  const hits = all.map(({start, end}) =>
    marked.some((range) => range.start < end && range.end > start) ? 1 : 0,
  );
  let best = 0;
  let bestScore = -1;
  let score = 0;
  for (let end = 0; end < all.length; end++) {
    score += hits[end] ?? 0;
    score -= end >= words ? (hits[end - words] ?? 0) : 0;
    if (end >= words - 1 && score > bestScore) {
      bestScore = score;
      best = end - words + 1;
    }
  }
  // A match is easier to read with one or two words before it.
  if (bestScore > 0) {
    const first = hits.indexOf(1, best);
    const last = hits.lastIndexOf(1, best + words - 1);
    const lead = Math.min(Math.floor((words - (last - first + 1)) / 2), first);
    best = Math.min(first - lead, all.length - words);
  }
  const start = all[best]?.start ?? 0;
  const end = all[best + words - 1]?.end ?? text.length;
  return `${start > 0 ? '…' : ''}${highlight(text.slice(start, end), match)}${end < text.length ? '…' : ''}`;
};
