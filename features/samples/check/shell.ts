import {mostSimilar, type Problem} from '@docs-kit/docs-proof';
import {fencesOf, type Page} from '@docs-kit/docs-proof/markdown';
import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Commands} from './commands';

/** A CLI command of the toolkit on a page. */
export interface Call {
  line: number;
  /** Words after `remotion` that aren't flags: the command, then its arguments. */
  words: string[];
  /** Flags with their dashes, without their values. */
  flags: string[];
  /** Whether it is in a sentence rather than in a code block. */
  inSentence: boolean;
}

/** Of the languages that markdownlint allows, those with commands. */
const shells = new Set(['bash', 'bat', 'docker', 'powershell', 'yaml']);

/** Programs that run the command of a package. After other words, `remotion` isn't a command. */
const runners = new Set(['npx', 'bunx', 'pnpx', 'yarn', 'pnpm', 'bun', 'exec', 'dlx']);

/** Returns every CLI command of the toolkit in the shell code blocks and the inline code of a page. */
export function callsOf(page: Pick<Page, 'tree'>): Call[] {
  const calls = fencesOf(page)
    .filter(({language, skip}) => shells.has(language) && skip === undefined)
    .flatMap(({code, line}) => callsIn(code, line));
  visit(page.tree, 'inlineCode', (node: InlineCode) => {
    if (/^(?:npx|bunx|pnpm exec|yarn) remotion[bd]?\s/.test(node.value)) {
      calls.push(...callsIn(node.value, node.position?.start.line ?? 1, true));
    }
  });
  return calls;
}

/** Every command and each of its flags must exist. Sentences may also mention former commands. */
export function checkCalls(file: string, calls: readonly Call[], commands: Commands): Problem[] {
  return calls
    .filter((call) => !mentionsFormer(call))
    .flatMap(({line, words, flags}): Problem[] => {
      const command = longestCommand(words, commands);
      const problem = (message: string, remedy: string): Problem => ({file, line, message, remedy});
      if (command === undefined) {
        const first = new Set([...commands.keys()].map((name) => name.split(' ')[0] ?? ''));
        return words.length === 0
          ? []
          : [
              problem(
                `The command “remotion ${words[0]}” doesn't exist.`,
                `Use one of: ${[...first].sort().join(', ')}.`,
              ),
            ];
      }
      const {flags: known, passesOn, group} = commands.get(command)!;
      const subcommand = words[command.split(' ').length];
      if (group && subcommand !== undefined) {
        const others = [...commands.keys()].filter((name) => name.startsWith(`${command} `));
        return [
          problem(
            `“remotion ${command}” has no subcommand “${subcommand}”.`,
            `Use one of: ${others.join(', ')}.`,
          ),
        ];
      }
      return flags
        .map((flag) => flag.replace(/^-+/, ''))
        .filter((flag) => !passesOn && !isKnown(flag, known))
        .map((flag) =>
          problem(`“remotion ${command}” has no flag --${flag}.`, suggestion(flag, known)),
        );
    });
}

/**
 * Commands before 4.0, which the release notes and the migration guide mention: `install` downloaded FFmpeg, and `preview`
 * was the name of `studio`.
 */
const formerCommands = new Set(['install', 'preview']);

const mentionsFormer = ({inSentence, words: [first = '']}: Call): boolean =>
  inSentence && formerCommands.has(first);

/** Parses shell code. Handles continued lines, comments, quotes, and several commands on a line. */
export function callsIn(code: string, firstLine: number, inSentence = false): Call[] {
  const calls: Call[] = [];
  const lines = code.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = firstLine + index;
    let text = lines[index]!;
    while (/[\\`^]\s*$/.test(text) && index + 1 < lines.length) {
      index += 1;
      text = `${text.replace(/[\\`^]\s*$/, '')} ${lines[index]!.trim()}`;
    }
    for (const tokens of wordsOfCommands(text)) {
      const start = tokens.findIndex(
        (token, position) =>
          /^(?:\.\/)?(?:node_modules\/\.bin\/)?remotion[bd]?(?:@\S+)?$/.test(token) &&
          isRun(tokens, position),
      );
      if (start !== -1) {
        const rest = tokens.slice(start + 1);
        const end = rest.indexOf('--');
        const own = end === -1 ? rest : rest.slice(0, end);
        calls.push({
          line,
          words: own.filter((token) => !token.startsWith('-')),
          flags: own
            .filter((token) => /^--?[a-zA-Z]/.test(token))
            .map((token) => token.replace(/=.*$/s, '')),
          inSentence,
        });
      }
    }
  }
  return calls;
}

function isRun(tokens: readonly string[], position: number): boolean {
  let before = position - 1;
  while (before >= 0 && tokens[before]!.startsWith('-')) {
    before -= 1;
  }
  return tokens[position]!.includes('.bin/') || (before >= 0 && runners.has(tokens[before]!));
}

/** Returns the words of each command on a line, without quotes and comments. */
function wordsOfCommands(text: string): string[][] {
  const commands: string[][] = [[]];
  const token = /(?:"(?:\\.|[^"])*"|'[^']*'|\\.|[^\s"'\\;&|])+|&&|\|\|?|;|&/g;
  for (const [word] of text.matchAll(token)) {
    if (/^(?:&&?|\|\|?|;)$/.test(word)) {
      commands.push([]);
    } else if (word.startsWith('#')) {
      break;
    } else {
      commands.at(-1)!.push(word.replaceAll(/["']/g, ''));
    }
  }
  return commands;
}

const longestCommand = (words: readonly string[], commands: Commands): string | undefined =>
  words
    .map((_, index) => words.slice(0, index + 1).join(' '))
    .findLast((name) => commands.has(name));

/** Whether a flag is known. `--no-overwrite` turns off `--overwrite`. */
function isKnown(flag: string, known: readonly string[]): boolean {
  return known.includes(flag) || known.includes(flag.replace(/^no-/, ''));
}

function suggestion(flag: string, known: readonly string[]): string {
  const similar = mostSimilar(flag, known);
  return similar === undefined
    ? 'Remove the flag. The page of the command lists its flags.'
    : `Use --${similar}.`;
}
