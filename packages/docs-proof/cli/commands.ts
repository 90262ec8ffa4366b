import type {FrontMatter} from '../pages';
import type {Problem} from '../lib/problem';

/** A flag that the code of a command reads. */
export interface Flag {
  /** Without dashes: `jpeg-quality`. */
  name: string;
  /** Other spellings: `q` for `quiet`. */
  aliases: readonly string[];
  /** The default value. Undefined if the packages don't expose it. */
  default?: string | number | boolean | null;
  /** The functions of the config file that set the same. */
  setters: readonly string[];
  /** The possible values, if its type lists them. */
  values?: readonly string[];
}

/** A command of the program. */
export interface Command {
  /** What readers type after the program: `sites create`. */
  words: string;
  /** The words of the command whose page describes it. */
  describedOn: string;
  flags: Flag[];
  /** Flags that it also accepts, but that need no heading on its page. */
  optional: Flag[];
  /** Whether it has subcommands, as `sites` has `sites create`. */
  group: boolean;
  /** Whether it forwards all its arguments to another program, so that any flag is valid. */
  passesOn: boolean;
}

/** What the code of a program reads from the command line. */
export interface Cli {
  commands: Command[];
  /** Flags that every command accepts. */
  global: Flag[];
  /** Entries in the lists of the site that the code doesn't need. */
  stale: Problem[];
}

/**
 * Returns the words after the program in the `command` of a page, or undefined for other programs.
 *
 * @param program what readers type before the words: `npx acme`
 */
export function wordsOf(program: string, {command}: FrontMatter): string | undefined {
  return typeof command === 'string' && `${command} `.startsWith(`${program} `)
    ? command.slice(program.length + 1)
    : undefined;
}
