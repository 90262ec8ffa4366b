import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import type {Problem} from '../lib/problem';
import {staleEntry} from '../lib/stale';
import {align} from './align';
import type {Explainer} from './explain';
import type {ForeignMessage} from './foreign';
import {normalize, placeholder} from './normalize';
import {isInCompositor} from './shipped';

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
  list: readonly ForeignMessage[],
  used: ReadonlySet<ForeignMessage>,
  explain: () => Explainer,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const entry of list) {
    const stale = (why: string) =>
      problems.push(
        staleEntry('checks/messages/foreign.ts', 'foreignMessages', entry.message, why),
      );
    if (!used.has(entry)) {
      stale(
        explain().explains(entry.message, () => false)
          ? 'A package of the toolkit contains it.'
          : 'No page quotes it below `## Errors`.',
      );
    } else if (!isContained(root, entry)) {
      const {file = 'The renderer', text = entry.message} = entry;
      stale(`${file} doesn't contain “${text}”.`);
    } else if (entry.provoke) {
      const thrown = await provoked(entry.provoke);
      if (!isForeign(thrown, entry)) {
        stale(`The code in \`provoke\` throws “${thrown}”.`);
      }
    }
  }
  return problems;
}

/** Whether the literal parts of the message are in its file, in any order, or in a program of the renderer. */
function isContained(root: string, {file, text, message}: ForeignMessage): boolean {
  if (file === undefined) {
    return text === undefined || isInCompositor(root, text);
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
