import {createRequire} from 'node:module';
import path from 'node:path';
import {commandSources, settings, type CommandSource} from '../cli/commands';
import {aliases, neverFollowed, reversed} from '../cli/exceptions';
import {FlagReader, type ReadFlag} from '../cli/flags';
import {Sources, type Place} from '../cli/source';
import {Cache, codeKey, hash, homeOfPackages, installedPackages} from './cache';
import type {Problem} from './problem';
import {staleEntry} from './stale';

/** A flag that the code of a command reads. */
export interface Flag {
  /** Without dashes: `jpeg-quality`. */
  name: string;
  /** Other spellings: `q` for `quiet`. */
  aliases: readonly string[];
  /** The default value. Undefined if the packages don't expose it. */
  default?: string | number | boolean | null;
  /** The equivalent methods of Config. */
  setters: readonly string[];
}

/** A command of `npx remotion`. */
export interface Command {
  /** What is typed after `npx remotion`: `lambda sites create`; empty for the bare command. */
  words: string;
  /** The words of the command whose page describes it. */
  describedOn: string;
  flags: Flag[];
  /** Flags that it also accepts, but that need no heading on its page. */
  optional: Flag[];
  /** Whether it has subcommands, as `lambda` has `lambda sites`. */
  group: boolean;
  /** Whether it forwards all its arguments to another program, so that any flag is valid. */
  passesOn: boolean;
}

export interface Cli {
  commands: Command[];
  /** Flags that every command accepts. */
  global: Flag[];
  /** Methods of Config. */
  setters: string[];
  /** Entries in the lists that the code of the packages doesn't need. */
  stale: Problem[];
}

/** Facts about the CLI that its code doesn't contain. Each entry must be needed. */
export interface CliLists {
  readonly commandSources: readonly CommandSource[];
  readonly settings: Readonly<Record<string, readonly string[]>>;
  readonly aliases: readonly (readonly string[])[];
  readonly neverFollowed: readonly string[];
  readonly reversed: readonly string[];
}

const ownLists: CliLists = {commandSources, settings, aliases, neverFollowed, reversed};

interface Option {
  cliFlag: string;
  setConfig?: unknown;
  getValue: (
    input: {commandLine: Record<string, unknown>},
    fallback?: unknown,
  ) => {value: unknown; source: string};
}

/** The results, by the folder of the packages. */
const known = new Map<string, Cli>();

/** Returns the commands of `npx remotion`, with the flags that their code reads. */
export function readCli(root: string): Cli {
  const home = homeOfPackages(root);
  const read = known.get(home);
  if (read) {
    return read;
  }
  const cache = new Cache<Cli>(home, 'cli');
  const key = hash(installedPackages(root), codeKey(import.meta.url));
  const cli = cache.get(key) ?? analyse(root);
  cache.set(key, cli);
  cache.save(false);
  known.set(home, cli);
  return cli;
}

/**
 * Reads the commands from the code of the packages. This takes seconds, so `readCli()` caches the
 * result.
 */
export function analyse(
  root: string,
  {commandSources, settings, aliases, neverFollowed, reversed}: CliLists = ownLists,
): Cli {
  const load = createRequire(path.join(root, 'package.json'));
  const {BrowserSafeApis} = load('@remotion/renderer/client') as {
    BrowserSafeApis: {options: Record<string, Option>};
  };
  const {Config} = load('@remotion/cli/config') as {Config: Record<string, unknown>};
  const {options} = BrowserSafeApis;
  const sources = new Sources(root);
  const reader = new FlagReader(sources, (option) => options[option]?.cliFlag);
  reader.learnSettings(
    exported(sources, '@remotion/cli/dist/parse-command-line', 'parseCommandLine'),
  );

  const setters = Object.keys(Object.getOwnPropertyDescriptors(Config)).filter(
    (name) => typeof Object.getOwnPropertyDescriptor(Config, name)?.value === 'function',
  );
  const stale: Problem[] = [];
  const inCommands = (list: string, entry: string, why: string): void => {
    stale.push(staleEntry('checks/cli/commands.ts', list, entry, why));
  };
  const inExceptions = (list: string, entry: string, why: string): void => {
    stale.push(staleEntry('checks/cli/exceptions.ts', list, entry, why));
  };
  const read = new Set<string>();
  const unconnected = new Set<string>();
  const toFlag = (flag: ReadFlag): Flag => {
    read.add(flag.name);
    const [key, option] =
      Object.entries(options).find(([, {cliFlag}]) => flag.byOption && cliFlag === flag.name) ?? [];
    const byOption = setters.filter((name) => {
      const method = Config[name];
      return (
        (option?.setConfig !== undefined && method === option.setConfig) ||
        (key !== undefined && String(method).includes(`${key}.setConfig`))
      );
    });
    const connected = [...(flag.setters ?? []), ...byOption];
    for (const setter of settings[flag.name] ?? []) {
      if (!connected.includes(setter)) {
        unconnected.add(`${flag.name} ${setter}`);
      }
    }
    return {
      name: flag.name,
      aliases: [],
      default: flag.fallback
        ? literal(flag.fallback, sources, load)
        : option && !reversed.includes(option.cliFlag)
          ? defaultOf(option)
          : undefined,
      setters: [...new Set([...connected, ...(settings[flag.name] ?? [])])],
    };
  };

  const names = new Set(commandSources.map(({name}) => name));
  const readForOthers = new Set(commandSources.flatMap(({readForIt = []}) => readForIt));
  const before = [
    ...reader
      .flagsOf(exported(sources, '@remotion/cli', 'cli'), new Set([...names, ...neverFollowed]))
      .values(),
  ];
  const global = before.filter(({name}) => !readForOthers.has(name)).map(toFlag);
  const everywhere = new Set(global.map(({name}) => name));

  const commands = commandSources.map((source): Command => {
    const place = exported(sources, source.module, source.name);
    const inside = commandSources
      .filter(({words}) => words.startsWith(`${source.words} `))
      .map(({name}) => name);
    const flagsWithout = (left: readonly string[]): Flag[] =>
      merged(
        [
          ...reader.flagsOf(place, new Set([...inside, ...left, ...neverFollowed])).values(),
          ...(source.readForIt ?? []).map((name) => ({name})),
        ]
          .filter(({name}) => !everywhere.has(name) && !source.refuses?.includes(name))
          .map(toFlag),
        aliases,
      );
    const flags = flagsWithout(source.optional ?? []);
    const command = `npx remotion ${source.words}`;
    for (const name of source.optional ?? []) {
      if (
        flagsWithout((source.optional ?? []).filter((each) => each !== name)).length ===
        flags.length
      ) {
        inCommands('optional', name, `It reads no additional flags for \`${command}\`.`);
      }
    }
    const {refuses = [], readForIt = []} = source;
    // Reading the code takes long, and few commands need it.
    const own =
      refuses.length + readForIt.length > 0
        ? reader.flagsOf(place, new Set([...inside, ...neverFollowed]))
        : new Map<string, unknown>();
    for (const name of refuses) {
      if (!own.has(name)) {
        inCommands('refuses', name, `\`${command}\` doesn't read it.`);
      }
    }
    for (const name of readForIt) {
      if (own.has(name) || !before.some((each) => each.name === name)) {
        inCommands('readForIt', name, `No code outside of \`${command}\` reads it.`);
      }
    }
    const optional = source.optional
      ? flagsWithout([]).filter(({name}) => !flags.some((each) => each.name === name))
      : [];
    return {
      words: source.words,
      describedOn: source.describedOn ?? source.words,
      flags,
      optional,
      group: inside.length > 0,
      passesOn: source.passesOn ?? false,
    };
  });

  for (const [flag, methods] of Object.entries(settings)) {
    for (const method of methods) {
      if (read.has(flag) && !unconnected.has(`${flag} ${method}`)) {
        inCommands(
          'settings',
          `${flag}: ${method}`,
          'The code of the packages already connects the two.',
        );
      }
    }
  }
  for (const name of aliases.flat().filter((each) => !read.has(each))) {
    inExceptions('aliases', name, 'No command reads a flag of this name.');
  }
  for (const name of neverFollowed.filter((each) => !reader.leftOut.has(each))) {
    inExceptions('neverFollowed', name, 'No command leads to a function of this name.');
  }
  for (const name of reversed) {
    const option = Object.values(options).find(({cliFlag}) => cliFlag === name);
    if (!read.has(name) || option === undefined || defaultOf(option) === undefined) {
      inExceptions('reversed', name, 'No flag of this name has an option with a default.');
    }
  }
  return {commands, global: merged(global, aliases), setters, stale};
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

function exported(sources: Sources, module: string, name: string): Place {
  const file = sources.packageFile(module);
  const source = file === undefined ? undefined : sources.read(file);
  const node = source?.exports.get(name);
  if (!source || !node) {
    throw new Error(
      `${module} no longer exports ${name}. Update the entry in checks/cli/commands.ts.`,
    );
  }
  const parsed = node as Parameters<Sources['find']>[0];
  return sources.find(parsed, source) ?? {node, source};
}

/** Returns the value of an option if neither the flag nor the setting is set. */
function defaultOf(option: Option): Flag['default'] {
  try {
    const {value} = option.getValue({commandLine: {}}, true);
    return isPlain(value) ? value : undefined;
  } catch {
    // Some options need more input than the command line (a codec, a composition) and expose no default.
    return undefined;
  }
}

function literal(
  place: Place | undefined,
  sources: Sources,
  load: (module: string) => unknown,
): Flag['default'] {
  if (!place) {
    return undefined;
  }
  const own = sources.find(place.node as Parameters<Sources['find']>[0], place.source);
  const text = place.node.getText();
  const value = own?.node.getText() ?? text;
  if (/^(-?\d+(\.\d+)?|'[^']*'|"[^"]*"|true|false|null)$/.test(value)) {
    return JSON.parse(value.replace(/^'|'$/g, '"')) as Flag['default'];
  }
  const [, module = '', name = ''] = /^(\w+)\.(\w+)$/.exec(text) ?? [];
  const file = place.source.modules.get(module);
  const loaded = file === undefined ? undefined : (load(file) as Record<string, unknown>)[name];
  return isPlain(loaded) ? loaded : undefined;
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
