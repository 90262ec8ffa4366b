import {codeKey, hash, installedPackages, remember} from '../lib/cache';

/** A command of the toolkit's command line, as far as a sample can get it wrong. */
export interface CommandLine {
  /** Names of its flags, without dashes. */
  flags: readonly string[];
  /** It hands what is typed to another program, so that any flag may follow. */
  passesOn: boolean;
  /** The word behind it is a command too. */
  group: boolean;
}

/** By what is typed behind `remotion`: `lambda sites create`. */
export type Commands = ReadonlyMap<string, CommandLine>;

/** The command line as the installed packages ship it; what was read is kept until they change. */
export async function readCommands(root: string): Promise<Commands> {
  const key = hash(installedPackages(root), codeKey(import.meta.url));
  return new Map(
    await remember(root, 'commands', key, async () => {
      // Reading the packages takes seconds: only now is it worth loading what does it.
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
