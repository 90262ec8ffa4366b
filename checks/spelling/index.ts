import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {lint} from 'cspell';
import {listPages} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';

type Reporter = NonNullable<Parameters<typeof lint>[2]>;
type Issue = Parameters<NonNullable<Reporter['issue']>>[0];

const wordList = 'checks/words.txt';

/** Spelling of the prose, with the toolkit's vocabulary in checks/words.txt. */
export const check: Check = {
  name: 'spelling',
  async run({root, files = []}) {
    const pages = listPages(root, files);
    const misspelled = pages.length > 0 ? await spell(root, pages) : [];
    return {
      problems: [...misspelled, ...(files.length > 0 ? [] : unusedWords(root, pages))],
      summary: `${pages.length} pages`,
    };
  },
};

async function spell(root: string, pages: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const reporter: Reporter = {
    issue: (issue) => {
      problems.push(toProblem(root, issue));
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
      files: pages.map((page) => path.join(root, page)),
      cache: true,
      cacheLocation: path.join(root, '.cache/checks/cspell.json'),
      cacheStrategy: 'content',
      showSuggestions: true,
      progress: false,
      summary: false,
    },
    reporter,
  );
  return problems;
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

/** A word of the list that no page uses is a mistake of the list, or was one of a page. */
export function unusedWords(root: string, pages: readonly string[]): Problem[] {
  const text = pages
    .map((page) => readFileSync(path.join(root, page), 'utf8'))
    .join('\n')
    .toLowerCase();
  return readFileSync(path.join(root, wordList), 'utf8')
    .split('\n')
    .map((word, index) => ({word: word.trim(), line: index + 1}))
    .filter(({word}) => word !== '' && !word.startsWith('#'))
    .filter(({word}) => !text.includes(word.toLowerCase()))
    .map(({word, line}) => ({
      file: wordList,
      line,
      message: `No page uses the word “${word}”.`,
      remedy: 'Remove it.',
    }));
}

await runAsCommand(import.meta.url, check);
