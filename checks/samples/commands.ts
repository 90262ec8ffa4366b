import {codeKey, hash, installedPackages, remember} from '../lib/cache';

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

/** Returns the commands of the installed packages. Caches them until the packages change. */
export async function readCommands(root: string): Promise<Commands> {
  const key = hash(installedPackages(root), codeKey(import.meta.url));
  return new Map(
    await remember(root, 'commands', key, async () => {
      // Reading the packages takes seconds, so load the reader only if the cache is outdated.
      const {readCli} = await import('../lib/cli');
      const {commands, global} = readCli(root);
      const names = (flags: typeof global) =>
        flags.flatMap(({name, aliases}) => [name, ...aliases]);
      return commands
        .filter(({words}) => words !== '')
        .map(({words, flags, optional, passesOn, group}): [string, CommandLine] => [
          words,
          {flags: names([...flags, ...optional, ...global]), passesOn, group},
        ]);
    }),
  );
}
