import {Cache, codeKey, hash, installedPackages} from '../lib/cache';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {errorQuotesOf, namesOn} from './error-quotes';
import {explainer, type Explainer} from './explain';
import {isForeign, judgeForeign, type ForeignMessage, type ForeignMessages} from './judge-foreign';
import {placeholder, shorten} from './normalize';
import type {Shipped} from './shipped';

/** The result for the messages below `## Errors`. */
export interface ErrorTables {
  readonly problems: Problem[];
  /** How many messages were looked up. */
  readonly count: number;
  /** How many of them, at least in part, come from other software. */
  readonly foreign: number;
}

/** Whether the packages contain a message. */
interface Judged {
  readonly isShipped: boolean;
  /** The text of which the message is only the beginning. */
  readonly longer?: string;
  /** The most similar text, if the packages don't contain the message. */
  readonly nearest?: string;
}

/**
 * Every message below `## Errors` must be in the code of the packages, or in the list of messages of other software.
 *
 * @param packages the names of the packages
 * @param whole whether `pages` contains all pages, which is required to find stale entries in the list
 */
export async function errorTables(
  root: string,
  pages: readonly Page[],
  shipped: Shipped,
  packages: readonly string[],
  whole: boolean,
  foreign: ForeignMessages,
): Promise<ErrorTables> {
  const cache = new Cache<Judged>(root, 'error-tables');
  const version = hash(
    installedPackages(root),
    codeKey(import.meta.url),
    ...packages,
    ...shipped.programFiles,
  );
  let loaded: Explainer | undefined;
  const explain = () =>
    (loaded ??= explainer(
      [...new Set(packages.flatMap((name) => shipped.textsOf(name)))],
      shipped.isInProgram,
    ));
  const judge = (message: string, names: ReadonlySet<string>): Judged => {
    const key = hash(version, message, ...names);
    const known = cache.get(key);
    if (known) {
      return known;
    }
    const isName = (word: string) => names.has(word);
    const judged = explain().explains(message, isName)
      ? {isShipped: true, longer: explain().longer(message, isName)}
      : {isShipped: false, nearest: explain().nearest(message)};
    cache.set(key, judged);
    return judged;
  };

  const problems: Problem[] = [];
  const used = new Set<ForeignMessage>();
  const seen = new Set<string>();
  let count = 0;
  for (const page of pages.filter(({partial}) => !partial)) {
    const quotes = errorQuotesOf(root, page);
    const names = quotes.length === 0 ? new Set<string>() : namesOn(root, page);
    for (const {file, line, text} of quotes) {
      const place = [file, line, text].join('\n');
      // Several pages include the same partial.
      if (seen.has(place)) {
        continue;
      }
      seen.add(place);
      const {isShipped, longer} = judge(text, names);
      if (longer !== undefined) {
        problems.push(incomplete(file, line, text, longer));
      }
      const missing = isShipped
        ? []
        : linesOf(text).filter((part) => !judge(part, names).isShipped);
      count += missing.length > 0 ? 1 : 0;
      for (const part of missing) {
        const entry =
          foreign.entries.find(({message}) => message === part) ??
          foreign.entries.find((each) => isForeign(part, each));
        if (entry) {
          used.add(entry);
        } else {
          problems.push(unknown(file, line, part, foreign.file, judge(part, names).nearest));
        }
      }
    }
  }
  cache.save(!whole);
  return {
    problems: whole
      ? [...problems, ...(await judgeForeign(root, foreign, used, explain, shipped))]
      : problems,
    count: seen.size,
    foreign: count,
  };
}

/** Returns the lines that contain words. A code block may show several messages below each other. */
function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => /\p{L}/u.test(line));
}

const incomplete = (file: string, line: number, message: string, longer: string): Problem => ({
  file,
  line,
  message: `The message \`${message}\` is incomplete. In the code, it is: “${shorten(longer)}”`,
  remedy: `Quote the whole message, or end the quotation with ${placeholder}.`,
});

function unknown(
  file: string,
  line: number,
  message: string,
  listFile: string,
  nearest?: string,
): Problem {
  const meant = nearest === undefined ? '' : ` The most similar message is: “${shorten(nearest)}”`;
  return {
    file,
    line,
    message: `No documented package contains the message \`${message}\`.`,
    remedy: `Copy the message from the code, with … for each part that you leave out. If other software writes it, add it to ${listFile}.${meant}`,
  };
}
