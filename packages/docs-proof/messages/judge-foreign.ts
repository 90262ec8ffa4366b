import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import type {Problem} from '../lib/problem';
import {staleEntry} from '../lib/stale';
import {align} from './align';
import type {Explainer} from './explain';
import {normalize, placeholder} from './normalize';
import type {Shipped} from './shipped';

/** A message that pages quote below `## Errors` and that no documented package contains. */
export interface ForeignMessage {
  /** The message, with `…` for the parts that are filled in. */
  readonly message: string;
  /** A file that contains the message: of an installed package, or a recorded output. May be a glob pattern. */
  readonly file?: string;
  /** What the file contains, if it isn't the whole message. Without a file, one of the native programs contains it. */
  readonly text?: string;
  /** Code that throws the message in Node.js. */
  readonly provoke?: () => unknown;
}

/** The messages of other software. */
export interface ForeignMessages {
  /** The file that contains the list, relative to the root. Problems with an entry name it. */
  readonly file: string;
  readonly entries: readonly ForeignMessage[];
}

/** Whether a quotation is a message of other software, or the beginning of it up to a placeholder. */
export function isForeign(quoted: string, {message}: Pick<ForeignMessage, 'message'>): boolean {
  const plain = normalize(quoted).replace(
    /^(?:(?:Unhandled|Caught): )?(?:[A-Z][a-z]*)?Error: /,
    '',
  );
  return [normalize(quoted), plain].some((text) => {
    const alignment = align(text, normalize(message));
    return (
      alignment !== undefined &&
      alignment.literalWords > 0 &&
      // A placeholder stands for a name or a value, not for a sentence.
      alignment.filled.every((part) => !/\s/.test(part))
    );
  });
}

/**
 * Reports the entries that no page needs, and those that their file or their code contradicts.
 *
 * @param used the entries that pages quote
 */
export async function judgeForeign(
  root: string,
  {file: listFile, entries}: ForeignMessages,
  used: ReadonlySet<ForeignMessage>,
  explain: () => Explainer,
  shipped: Pick<Shipped, 'isInProgram'>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const entry of entries) {
    const stale = (why: string) =>
      problems.push(staleEntry(listFile, 'foreignMessages', entry.message, why));
    if (!used.has(entry)) {
      stale(
        explain().explains(entry.message, () => false)
          ? 'A documented package contains it.'
          : 'No page quotes it below `## Errors`.',
      );
    } else if (!isContained(root, entry, shipped)) {
      const {file, text = entry.message} = entry;
      stale(
        file === undefined
          ? `No native program contains “${text}”.`
          : `${file} doesn't contain “${text}”.`,
      );
    } else if (entry.provoke) {
      const thrown = await provoked(entry.provoke);
      if (!isForeign(thrown, entry)) {
        stale(`The code in \`provoke\` throws “${thrown}”.`);
      }
    }
  }
  return problems;
}

/** Whether the literal parts of the message are in its file, in any order, or in a native program. */
function isContained(
  root: string,
  {file, text, message}: ForeignMessage,
  {isInProgram}: Pick<Shipped, 'isInProgram'>,
): boolean {
  if (file === undefined) {
    return text === undefined || isInProgram(text);
  }
  const parts = text === undefined ? message.split(placeholder) : [text];
  return globSync(file, {cwd: root, absolute: true}).some((each) => {
    const content = readFileSync(each);
    return parts.every((part) => content.includes(part));
  });
}

async function provoked(code: () => unknown): Promise<string> {
  try {
    await code();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing';
}
