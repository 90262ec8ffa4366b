import {codeKey, hash, installedPackages, remember} from '../lib/cache';
import type {Cli} from '../lib/cli';
import type {Problem} from '../lib/problem';
import type {FlagValues} from './flag-values';

/** Facts about the CLI that depend only on the code of the packages. */
interface CliFacts {
  readonly cli: Cli;
  /** Differences between the table of commands and the commands that the code calls. */
  readonly dispatched: readonly Problem[];
  /** The values of flags, by CLI: `cli`, `lambda`, `cloudrun`. */
  readonly values: ReadonlyMap<string, FlagValues>;
}

/**
 * Returns the facts about the CLI. Loads the compiler only if the packages or the checks have
 * changed.
 */
export async function cliFacts(root: string): Promise<CliFacts> {
  const key = hash(installedPackages(root), codeKey(import.meta.url));
  const {values, ...facts} = await remember(root, 'cli-facts', key, async () => {
    const [{readCli}, {dispatched}, {valuesOfFlags}] = await Promise.all([
      import('../lib/cli'),
      import('./dispatched'),
      import('./flag-values'),
    ]);
    return {
      cli: readCli(root),
      dispatched: dispatched(root),
      values: [...valuesOfFlags(root)].map(([line, flags]) => [line, [...flags]] as const),
    };
  });
  return {...facts, values: new Map(values.map(([line, flags]) => [line, new Map(flags)]))};
}
