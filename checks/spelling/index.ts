import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {lint} from 'cspell';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {listTexts} from './texts';

type Reporter = NonNullable<Parameters<typeof lint>[2]>;
type Issue = Parameters<NonNullable<Reporter['issue']>>[0];

const wordList = 'checks/words.txt';

/**
 * Checks the spelling of the prose in pages, entries and tags. The toolkit's vocabulary is in
 * checks/words.txt.
 */
export const check: Check = {
  name: 'spelling',
  async run({root, files = []}) {
    const texts = listTexts(root, files);
    const misspelled = await spell(root, texts, true);
    // Only a run on all files can tell which words of the list are unneeded.
    const unneeded = files.length > 0 ? [] : unneededWords(root, await spell(root, texts, false));
    return {
      problems: [...misspelled.map((issue) => toProblem(root, issue)), ...unneeded],
      summary: `${texts.length} pages, entries and lists of tags`,
    };
  },
};

/** Returns the unknown words, with or without the site's word list. */
async function spell(root: string, texts: readonly string[], withList: boolean): Promise<Issue[]> {
  if (texts.length === 0) {
    return [];
  }
  const issues: Issue[] = [];
  const reporter: Reporter = {
    issue: (issue) => {
      issues.push(issue);
    },
    error: (message, error) => {
      throw new Error(`${message} ${error.message}`);
    },
  };
  await lint(
    [],
    {
      root,
      config: path.join(root, 'cspell.config.yaml'),
      fileList: undefined,
      files: texts.map((file) => path.join(root, file)),
      cache: true,
      cacheLocation: path.join(root, `.cache/checks/cspell${withList ? '' : '-without-list'}.json`),
      cacheStrategy: 'content',
      disableDictionary: withList ? [] : ['toolkit'],
      showSuggestions: withList,
      progress: false,
      summary: false,
    },
    reporter,
  );
  return issues;
}

function toProblem(
  root: string,
  {uri, row, text, isFlagged = false, suggestionsEx = []}: Issue,
): Problem {
  const absolute = uri?.startsWith('file:') ? fileURLToPath(uri) : (uri ?? '');
  const file = path.relative(root, absolute).split(path.sep).join('/');
  const better = suggestionsEx.slice(0, 4).map(({word}) => word);
  if (isFlagged) {
    return {
      file,
      line: row,
      message: `“${text}” is British spelling.`,
      remedy: `Write ${better[0]?.toLowerCase() ?? 'the American form'}. Put code and quoted messages in backticks.`,
    };
  }
  return {
    file,
    line: row,
    message: `“${text}” isn't in the dictionaries.`,
    remedy: `${
      better.length > 0 ? `Correct it, for example to ${better.join(', ')}. ` : ''
    }If it is correct, put code in backticks, and add terms and names to ${wordList}.`,
  };
}

/**
 * Reports words in the list that no page or entry uses in its prose, or that the dictionaries contain.
 *
 * @param unknown all words in the texts that the dictionaries don't contain
 */
function unneededWords(root: string, unknown: readonly Issue[]): Problem[] {
  const needed = new Set(unknown.map(({text}) => text.toLowerCase().replace(/['’]s$/, '')));
  return readFileSync(path.join(root, wordList), 'utf8')
    .split('\n')
    .map((word, index) => ({word: word.trim(), line: index + 1}))
    .filter(({word}) => word !== '' && !word.startsWith('#'))
    .filter(({word}) => !needed.has(word.toLowerCase()))
    .map(({word, line}) => ({
      file: wordList,
      line,
      message: `The word “${word}” isn't needed: no page or entry uses it in its prose, or the dictionaries contain it.`,
      remedy: 'Remove it from the list.',
    }));
}

await runAsCommand(import.meta.url, check);
