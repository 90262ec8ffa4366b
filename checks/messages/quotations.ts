import type {InlineCode, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import type {Shipped} from './shipped';
import {normalize, placeholder} from './normalize';

/** A quotation with fewer words is treated as a name or a value, not as a message. */
const fewestWords = 5;

/**
 * A message needs at least this many words before its first placeholder. Otherwise, it matches too
 * many texts.
 */
const fewestFirstWords = 2;

/** If more words follow the last literal part, the quotation is a different message. */
const mostFilledIn = 3;

const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}'’]*\p{L}[\p{L}\p{N}'’]*/gu)?.length ?? 0;

/**
 * A shortened message in inline code must end with `…`, because readers search for the whole message.
 */
export function quotations(page: Page, shipped: Shipped, packages: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'inlineCode', (node: InlineCode & Nodes) => {
    const quoted = normalize(node.value);
    const isCommand = quoted.startsWith('npx ');
    if (isCommand || wordsIn(quoted) < fewestWords || quoted.endsWith(placeholder)) {
      return;
    }
    const message = cutShort(
      quoted,
      packages.flatMap((name) => shipped.beginningLike(name, quoted)),
    );
    if (message !== undefined) {
      problems.push({
        file: page.file,
        line: node.position?.start.line ?? 1,
        message: `The message \`${shorten(quoted, 120)}\` is incomplete. In the code, it is: “${shorten(message, 400)}”`,
        remedy: `Quote the whole message, or end the quotation with ${placeholder}.`,
      });
    }
  });
  return problems;
}

/**
 * Returns the message of which a quotation is only the beginning.
 *
 * @param messages texts in the code, with `…` for the parts that are filled in
 * @returns undefined if there is none, or if the quotation is a complete message
 */
export function cutShort(quoted: string, messages: readonly string[]): string | undefined {
  let longer: string | undefined;
  for (const message of messages) {
    const parts = message.split(placeholder);
    if (wordsIn(parts[0] ?? '') < fewestFirstWords) {
      continue;
    }
    const rest = restOf(quoted, parts);
    if (rest !== undefined && wordsIn(rest) === 0) {
      return undefined;
    }
    longer ??= rest === undefined ? undefined : message;
  }
  return longer;
}

/**
 * Returns the rest of a message after a quotation, or undefined if the message doesn't start with the
 * quotation.
 */
function restOf(quoted: string, parts: readonly string[]): string | undefined {
  let passed = 0;
  let after = quoted;
  for (const [index, part] of parts.entries()) {
    const at = index === 0 ? (after.startsWith(part) ? 0 : -1) : after.indexOf(part);
    if (at === -1) {
      break;
    }
    after = after.slice(at + part.length);
    passed = index + 1;
  }
  const left = parts.slice(passed);
  const [next] = left;
  if (next === undefined) {
    // The message ends with the quotation, or with a part that is filled in at run time.
    return after === '' || parts.at(-1) === '' ? '' : undefined;
  }
  const begun = beginningAtEnd(after, next);
  const endsWithinWord = begun > 0 && /^[\p{L}\p{N}]{2}/u.test(next.slice(begun - 1));
  if (endsWithinWord || (passed === 0 && begun !== after.length)) {
    return undefined;
  }
  if (begun === 0 && wordsIn(after) > mostFilledIn) {
    return undefined;
  }
  return [next.slice(begun), ...left.slice(1)].join(placeholder);
}

/** Returns how many characters at the end of a text overlap with the start of the next text. */
function beginningAtEnd(text: string, next: string): number {
  for (let length = Math.min(text.length, next.length); length > 0; length--) {
    if (text.endsWith(next.slice(0, length))) {
      return length;
    }
  }
  return 0;
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
