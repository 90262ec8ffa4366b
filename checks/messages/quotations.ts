import type {InlineCode, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import type {Shipped} from './shipped';
import {normalize, placeholder} from './normalize';

/** Fewer words are a name or a value rather than a message. */
const fewestWords = 5;

/** A message of the code whose literal beginning is shorter begins like many things. */
const fewestFirstWords = 2;

/** More words after the last literal part are another message rather than something filled in. */
const mostFilledIn = 3;

const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}'’]*\p{L}[\p{L}\p{N}'’]*/gu)?.length ?? 0;

/** A message in inline code that goes on in the code is marked with `…`: readers search for all of it. */
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
        message: `The message \`${shorten(quoted, 120)}\` goes on in the code: “${shorten(message, 400)}”`,
        remedy: `Quote all of it, or end with ${placeholder} where the page leaves something out.`,
      });
    }
  });
  return problems;
}

/**
 * The message that a quotation begins and does not end.
 *
 * @param messages texts of the code, with `…` for what it fills in
 * @returns undefined as well when the quotation is all of one message
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

/** What of a message is left after a quotation that begins it; undefined if it does not. */
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
    // The end of the message is the end of the quotation, or something that the code fills in.
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

/** How many characters at the end of a text are the beginning of what follows. */
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
