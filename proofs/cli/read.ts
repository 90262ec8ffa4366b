import {createRequire} from 'node:module';
import path from 'node:path';
import {type Problem, staleEntry} from '@docs-kit/docs-proof';
import type {Cli, Command, Flag} from '@docs-kit/docs-proof/cli';
import {FlagReader, type Place, type ReadFlag, type Sources} from '@docs-kit/docs-proof/code';
import {aliases, notes, settings, type CommandNotes} from './commands';
import {findCommands, functionAt, sourcesOf} from './discover';
import {valuesOfFlags} from './flag-values';
import {defaultOf, isPlain, methodsOf, setsOption, type RendererOptions} from './options';

/** The commands of `npx remotion`, and the methods of Config. */
export interface ToolkitCli extends Cli {
  /** Methods of Config. */
  setters: string[];
}

/** Facts about the CLI that its code doesn't contain. Each entry must be needed. */
export interface CliLists {
  readonly notes: Readonly<Record<string, CommandNotes>>;
  readonly settings: Readonly<Record<string, readonly string[]>>;
  readonly aliases: readonly (readonly string[])[];
}

/**
 * Functions to skip: the CLIs of other packages, and the code that copies flags into settings, because
 * those flags belong to the commands that read the settings.
 */
const neverFollowed = ['lambdaCommand', 'cloudrunCommand', 'parseCommandLine'];

/** Flags that turn off the option after which they are named, so that the default of the option is not theirs. */
const reversed = ['disable-headless'];

/** Reads the commands of `npx remotion` from the code of the packages, with the flags that their code reads. */
export function analyse(root: string, lists: CliLists = {notes, settings, aliases}): ToolkitCli {
  const load = createRequire(path.join(root, 'package.json'));
  const {BrowserSafeApis} = load('@remotion/renderer/client') as RendererOptions;
  const {Config} = load('@remotion/cli/config') as {Config: object};
  const options = Object.entries(BrowserSafeApis.options);
  const methods = methodsOf(Config);
  const sources = sourcesOf(root);
  const reader = new FlagReader(sources, {
    parsed: ['parsedCli', 'parsedLambdaCli', 'parsedCloudrunCli'],
    // minimist turns `--no-open` into `open: false`.
    renamed: {open: 'no-open'},
    config: 'Config',
    optionObjects: {
      method: 'getValue',
      flag: 'cliFlag',
      flagOf: (name) => BrowserSafeApis.options[name]?.cliFlag,
    },
  });
  reader.learnSettings(
    functionAt(sources, '@remotion/cli/dist/parse-command-line', 'parseCommandLine'),
  );

  const stale: Problem[] = [];
  const unneeded = (list: string, entry: string, why: string): void => {
    stale.push(staleEntry('proofs/cli/commands.ts', list, entry, why));
  };
  const read = new Set<string>();
  const unconnected = new Set<string>();
  const toFlag = (flag: ReadFlag): Flag => {
    read.add(flag.name);
    const [key, option] =
      options.find(([, {cliFlag}]) => flag.byOption && cliFlag === flag.name) ?? [];
    const byOption = [...methods.keys()].filter(
      (name) => option && setsOption(methods.get(name), key!, option),
    );
    const connected = [...(flag.setters ?? []), ...byOption];
    const listed = lists.settings[flag.name] ?? [];
    for (const setter of listed.filter((each) => !connected.includes(each))) {
      unconnected.add(`${flag.name} ${setter}`);
    }
    return {
      name: flag.name,
      aliases: [],
      default: flag.fallback
        ? literal(flag.fallback, sources, load)
        : option && !reversed.includes(option.cliFlag)
          ? defaultOf(option, true)
          : undefined,
      setters: [...new Set([...connected, ...listed])],
    };
  };

  const found = findCommands(sources);
  const values = valuesOfFlags(root);
  const names = found.map(({name}) => name);
  const before = reader.flagsOf(
    functionAt(sources, '@remotion/cli', 'cli'),
    new Set([...names, ...neverFollowed]),
  );
  const readForOthers = Object.values(lists.notes).flatMap(({readForIt = []}) => readForIt);
  const global = [...before.values()].filter(({name}) => !readForOthers.includes(name)).map(toFlag);
  const everywhere = new Set(global.map(({name}) => name));

  const commands = found.map(({words, place}): Command => {
    const {
      describedOn,
      optional = [],
      refuses = [],
      readForIt = [],
      passesOn,
    } = lists.notes[words] ?? {};
    const inside = found.filter((each) => each.words.startsWith(`${words} `));
    const ownValues = values.get(words.split(' ')[0]!) ?? values.get('cli');
    const flagsWithout = (left: readonly string[]): Flag[] => {
      const own = reader.flagsOf(
        place,
        new Set([...inside.map(({name}) => name), ...left, ...neverFollowed]),
      );
      return merged(
        [...own.values(), ...readForIt.map((name) => ({name}))]
          .filter(({name}) => !everywhere.has(name) && !refuses.includes(name))
          .map((flag) => ({...toFlag(flag), values: ownValues?.get(flag.name)})),
        lists.aliases,
      );
    };
    const flags = flagsWithout(optional);
    const command = `npx remotion ${words}`;
    for (const name of optional) {
      if (flagsWithout(optional.filter((each) => each !== name)).length === flags.length) {
        unneeded('optional', name, `It reads no additional flags for \`${command}\`.`);
      }
    }
    // Reading the code takes long, and few commands need it.
    const own =
      refuses.length + readForIt.length > 0
        ? reader.flagsOf(place, new Set([...inside.map(({name}) => name), ...neverFollowed]))
        : new Map<string, ReadFlag>();
    for (const name of refuses.filter((each) => !own.has(each))) {
      unneeded('refuses', name, `\`${command}\` doesn't read it.`);
    }
    for (const name of readForIt.filter((each) => own.has(each) || !before.has(each))) {
      unneeded('readForIt', name, `No code outside of \`${command}\` reads it.`);
    }
    return {
      words,
      describedOn: describedOn ?? words,
      flags,
      optional:
        optional.length === 0
          ? []
          : flagsWithout([]).filter(({name}) => !flags.some((each) => each.name === name)),
      group: inside.length > 0,
      passesOn: passesOn ?? false,
    };
  });

  for (const words of Object.keys(lists.notes)) {
    if (!found.some((each) => each.words === words)) {
      unneeded('notes', words, 'There is no such command.');
    }
  }
  for (const [flag, setters] of Object.entries(lists.settings)) {
    for (const setter of setters) {
      const why = !read.has(flag)
        ? 'No command reads a flag of this name.'
        : !methods.has(setter)
          ? 'Config has no method of this name.'
          : 'The code of the packages already connects the two.';
      if (!methods.has(setter) || !unconnected.has(`${flag} ${setter}`)) {
        unneeded('settings', `${flag}: ${setter}`, why);
      }
    }
  }
  for (const name of lists.aliases.flat().filter((each) => !read.has(each))) {
    unneeded('aliases', name, 'No command reads a flag of this name.');
  }
  return {
    commands,
    global: merged(global, lists.aliases),
    setters: [...methods.keys()],
    stale,
  };
}

/** Merges aliases into one flag. */
function merged(flags: readonly Flag[], aliases: CliLists['aliases']): Flag[] {
  const result: Flag[] = [];
  for (const flag of flags) {
    const group = aliases.find((each) => each.includes(flag.name));
    const name = group?.[0] ?? flag.name;
    if (result.some((each) => each.name === name)) {
      continue;
    }
    result.push({...flag, name, aliases: group?.slice(1) ?? []});
  }
  return result.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the value of a default in the code: a literal, or a constant of a module. */
function literal(
  {node, source}: Place,
  sources: Sources,
  load: (module: string) => unknown,
): Flag['default'] {
  const own = sources.find(node as Parameters<Sources['find']>[0], source);
  const text = node.getText();
  const value = own?.node.getText() ?? text;
  if (/^(-?\d+(\.\d+)?|'[^']*'|"[^"]*"|true|false|null)$/.test(value)) {
    return JSON.parse(value.replace(/^'|'$/g, '"')) as Flag['default'];
  }
  const [, module = '', name = ''] = /^(\w+)\.(\w+)$/.exec(text) ?? [];
  const file = source.modules.get(module);
  const loaded = file === undefined ? undefined : (load(file) as Record<string, unknown>)[name];
  return isPlain(loaded) ? loaded : undefined;
}
