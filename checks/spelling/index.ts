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

/** Spelling of the prose in pages, entries and tags, with the toolkit's vocabulary in checks/words.txt. */
export const check: Check = {
  name: 'spelling',
  async run({root, files = []}) {
    const texts = listTexts(root, files);
    const misspelled = await spell(root, texts, true);
    // A word of the list is needed by some file, so that only a run on all of them can tell.
    const unneeded = files.length > 0 ? [] : unneededWords(root, await spell(root, texts, false));
    return {
      problems: [...misspelled.map((issue) => toProblem(root, issue)), ...unneeded],
      summary: `${texts.length} pages, entries and lists of tags`,
    };
  },
};

/** The words that are not known, with or without the list of the site. */
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

function toProblem(root: string, {uri, row, text, suggestionsEx = []}: Issue): Problem {
  const file = uri?.startsWith('file:') ? fileURLToPath(uri) : (uri ?? '');
  const better = suggestionsEx.slice(0, 4).map(({word}) => word);
  return {
    file: path.relative(root, file).split(path.sep).join('/'),
    line: row,
    message: `“${text}” is not a word that the dictionaries know.`,
    remedy: `${
      better.length > 0 ? `Write ${better.join(', ')}. ` : ''
    }If it is right: code goes into backticks, a term of the toolkit or a name into ${wordList}.`,
  };
}

/**
 * A word of the list that no page or entry uses in its prose, or that the dictionaries know without the list, is a
 * mistake of the list, or was one of a text.
 *
 * @param unknown what the dictionaries do not know in any text
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
      message: `No page or entry needs the word “${word}”: none has it in its prose, or the dictionaries know it.`,
      remedy: 'Remove it.',
    }));
}

await runAsCommand(import.meta.url, check);
