import {readFileSync, readdirSync} from 'node:fs';
import {Cache, hash, installedPackages} from '../lib/cache';

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
  const cache = new Cache<[string, CommandLine][]>(root, 'commands');
  const key = hash(installedPackages(root), ...readers());
  const known = cache.get(key);
  if (known) {
    return new Map(known);
  }
  // Reading the packages takes seconds: only now is it worth to load what does it.
  const {readCli} = await import('../lib/cli');
  const {commands, global} = readCli(root);
  const names = (flags: typeof global) => flags.flatMap(({name, aliases}) => [name, ...aliases]);
  const read = commands
    .filter(({words}) => words !== '')
    .map(({words, flags, optional, passesOn, group}): [string, CommandLine] => [
      words,
      {flags: names([...flags, ...optional, ...global]), passesOn, group},
    ]);
  cache.set(key, read);
  cache.save(false);
  return new Map(read);
}

/** The code that reads the command line: what was kept is not of use to another version of it. */
function readers(): string[] {
  const folder = new URL('../cli/', import.meta.url);
  return [
    new URL('../lib/cli.ts', import.meta.url),
    ...readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => new URL(file, folder)),
  ].map((file) => readFileSync(file, 'utf8'));
}
