import type {Cli} from '@docs-kit/docs-proof/cli';

/** A command of the toolkit's CLI, with the facts that samples are checked against. */
export interface CommandLine {
  /** Names of its flags, without dashes. */
  flags: readonly string[];
  /** Whether it forwards its arguments to another program, so that any flag is valid. */
  passesOn: boolean;
  /** Whether it has subcommands. */
  group: boolean;
}

/** Commands by the words after `remotion`: `lambda sites create`. */
export type Commands = ReadonlyMap<string, CommandLine>;

/** Returns the commands of a CLI by their words, with the names of their flags. */
export function commandsOf({commands, global}: Pick<Cli, 'commands' | 'global'>): Commands {
  const names = (flags: typeof global) => flags.flatMap(({name, aliases}) => [name, ...aliases]);
  return new Map(
    commands.map(({words, flags, optional, passesOn, group}) => [
      words,
      {flags: names([...flags, ...optional, ...global]), passesOn, group},
    ]),
  );
}
