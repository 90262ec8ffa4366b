import {readFileSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {commandSources, settings} from '../cli/commands';
import {FlagReader, type ReadFlag} from '../cli/flags';
import {Sources, type Place} from '../cli/source';
import {Cache, hash, installedPackages} from './cache';

/** A flag of a command, as the shipped code reads it. */
export interface Flag {
  /** Without dashes: `jpeg-quality`. */
  name: string;
  /** Other spellings: `q` for `quiet`. */
  aliases: readonly string[];
  /** The value that stands in for it, where the packages expose it; undefined where they do not. */
  default?: string | number | boolean | null;
  /** The methods of Config that do the same in the config file. */
  setters: readonly string[];
}

/** A command of `npx remotion`. */
export interface Command {
  /** What is typed after `npx remotion`: `lambda sites create`; empty for the bare command. */
  words: string;
  /** The words of the command on whose page it is described. */
  describedOn: string;
  flags: Flag[];
  /** Flags that it takes as well, without making them its own. */
  optional: Flag[];
  /** Other words may follow that are commands: `lambda` has `lambda sites`. */
  group: boolean;
  /** It hands everything that is typed to another program, so any flag may follow. */
  passesOn: boolean;
}

export interface Cli {
  commands: Command[];
  /** Flags that every command takes. */
  global: Flag[];
  /** Methods of Config. */
  setters: string[];
}

/** One spelling of several that do the same, the one that pages use first. */
const aliases: readonly (readonly string[])[] = [
  ['quiet', 'q'],
  ['yes', 'y', 'force', 'f'],
];

interface Option {
  cliFlag: string;
  setConfig?: unknown;
  getValue: (
    input: {commandLine: Record<string, unknown>},
    fallback?: unknown,
  ) => {value: unknown; source: string};
}

/** By the folder of the packages. */
const known = new Map<string, Cli>();

/** The commands that `npx remotion` has, with the flags that their code reads. */
export function readCli(root: string): Cli {
  const packages = realpathSync(path.join(root, 'node_modules'));
  const read = known.get(packages);
  if (read) {
    return read;
  }
  const cache = new Cache<Cli>(root, 'cli');
  const key = hash(installedPackages(root), ...ownSources());
  const cli = cache.get(key) ?? analyse(root);
  cache.set(key, cli);
  cache.save(false);
  known.set(packages, cli);
  return cli;
}

function ownSources(): string[] {
  return ['./cli.ts', '../cli/commands.ts', '../cli/flags.ts', '../cli/source.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
}

function analyse(root: string): Cli {
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
  const toFlag = (flag: ReadFlag): Flag => {
    const [key, option] =
      Object.entries(options).find(([, {cliFlag}]) => flag.byOption && cliFlag === flag.name) ?? [];
    const byOption = setters.filter((name) => {
      const method = Config[name];
      return (
        (option?.setConfig !== undefined && method === option.setConfig) ||
        (key !== undefined && String(method).includes(`${key}.setConfig`))
      );
    });
    return {
      name: flag.name,
      aliases: [],
      default: flag.fallback ? literal(flag.fallback, sources, load) : option && defaultOf(option),
      setters: [...new Set([...(flag.setters ?? []), ...byOption, ...(settings[flag.name] ?? [])])],
    };
  };

  const names = new Set(commandSources.map(({name}) => name));
  const readForOthers = new Set(commandSources.flatMap(({readForIt = []}) => readForIt));
  const global = [
    ...reader
      .flagsOf(exported(sources, '@remotion/cli', 'cli'), new Set([...names, ...neverFollowed]))
      .values(),
  ]
    .filter(({name}) => !readForOthers.has(name))
    .map(toFlag);
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
      );
    const flags = flagsWithout(source.optional ?? []);
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
  return {commands, global: merged(global), setters};
}

/**
 * Never followed: the command lines of other packages, and the code that copies flags into settings, as
 * those flags belong to the commands that read the settings.
 */
const neverFollowed = ['lambdaCommand', 'cloudrunCommand', 'parseCommandLine'];

/** Brings the spellings of one flag together. */
function merged(flags: readonly Flag[]): Flag[] {
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
      `${module} does not export ${name} any more. Correct its line in checks/cli/commands.ts.`,
    );
  }
  const parsed = node as Parameters<Sources['find']>[0];
  return sources.find(parsed, source) ?? {node, source};
}

/** Flags that turn off what their option object names, so that its default is not theirs. */
const reversed = new Set(['disable-headless']);

/** What an option gives when nothing is typed and nothing is configured. */
function defaultOf(option: Option): Flag['default'] {
  try {
    const {value} = option.getValue({commandLine: {}}, true);
    return isPlain(value) && !reversed.has(option.cliFlag) ? value : undefined;
  } catch {
    // Some options ask for more than a command line (a codec, a composition): they expose no default.
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
  const text = place.node.getText();
  if (/^(-?\d+(\.\d+)?|'[^']*'|"[^"]*"|true|false|null)$/.test(text)) {
    return JSON.parse(text.replace(/^'|'$/g, '"')) as Flag['default'];
  }
  const [, module = '', name = ''] = /^(\w+)\.(\w+)$/.exec(text) ?? [];
  const file = place.source.modules.get(module);
  const value = file === undefined ? undefined : (load(file) as Record<string, unknown>)[name];
  return isPlain(value) ? value : undefined;
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
