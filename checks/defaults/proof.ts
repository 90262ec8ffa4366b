import type {EmptyCommandLine} from './command-line';
import type {CodeDefault, CodeFacts} from './shipped-code';
import type {Documented} from './stated';

/** What a default was compared with. */
export type Method =
  /** The option object of the renderer, or the default that the code of a command gives a flag. */
  | 'option'
  /** The code of the CLI, run with an empty command line. */
  | 'command line'
  /** The initial value of what a setting changes. */
  | 'setting'
  /** The shipped code of the function or component. */
  | 'code'
  /** No code replaces the missing value, so that it is what its type has for “not set”: `undefined`, `null` or `false`. */
  | 'nothing replaces it';

/** The default in the packages. */
export interface Found {
  readonly method: Method;
  /** The literal that the page must state, or the code of an expression. */
  readonly value: string;
  /** File and line, if there is one. */
  readonly place?: string;
  /** Whether the code of the documented export doesn't show it, so that it needs its entry in `handedOn`. */
  readonly needsEntry?: true;
}

/** What the packages offer as evidence. */
export interface Evidence {
  /** The defaults of options that the renderer exports as objects, by package, symbol and option. */
  options(): Readonly<Record<string, string | number | boolean>>;
  commandLine(): EmptyCommandLine;
  search(packageName: string, symbol: string, option: string): CodeFacts;
  /** Returns the value of a setting before its method is called. */
  initialValue(method: string): string | undefined;
}

type SubjectOf<Kind> = Extract<Documented['subject'], {kind: Kind}>;

/** Returns the default in the packages, or undefined if they don't show it. */
export function findDefault(
  {subject, type}: Pick<Documented, 'subject' | 'type'>,
  evidence: Evidence,
): Found | undefined {
  switch (subject.kind) {
    case 'setting':
      return ofSetting(subject.method, evidence);
    case 'flag':
      return ofFlag(subject, evidence);
    case 'option':
      return ofOption(subject, type, evidence);
  }
}

function ofSetting(method: string, evidence: Evidence): Found | undefined {
  const commandLine = evidence.commandLine();
  const stored = commandLine.settings[method];
  if (stored !== undefined) {
    return {method: 'setting', value: JSON.stringify(stored)};
  }
  const value = evidence.initialValue(commandLine.methodNames[method] ?? method);
  return value === undefined ? undefined : {method: 'setting', value};
}

function ofFlag({cli, command, flag}: SubjectOf<'flag'>, evidence: Evidence): Found | undefined {
  if (flag.default !== undefined && flag.default !== null) {
    return {method: 'option', value: JSON.stringify(flag.default)};
  }
  const commandLine = evidence.commandLine();
  if (flag.name === 'image-format' && /(?:^| )still$/.test(command)) {
    return {method: 'command line', value: JSON.stringify(commandLine.stillImageFormat)};
  }
  const parsed = commandLine.flags[cli][flag.name];
  if (parsed !== undefined && parsed !== null) {
    return {method: 'command line', value: JSON.stringify(parsed)};
  }
  const settings = flag.setters.flatMap((each) => ofSetting(each, evidence)?.value ?? []);
  const [setting, ...others] = new Set(settings);
  if (setting !== undefined && others.length === 0) {
    return {method: 'setting', value: setting};
  }
  return flag.default === null ? {method: 'option', value: 'null'} : undefined;
}

function ofOption(
  {packageName, symbol, option}: SubjectOf<'option'>,
  type: string,
  {options, search}: Evidence,
): Found | undefined {
  const described = options()[`${packageName} ${symbol} ${option}`];
  if (described !== undefined) {
    return {method: 'option', value: JSON.stringify(described)};
  }
  const facts = search(packageName, symbol, option);
  // `muted || isHidden` combines two booleans. It doesn't give either a default.
  const levels = facts.defaults
    .map((level) => (type === 'boolean' ? level.filter(({isLiteral}) => isLiteral) : level))
    .filter((level) => level.length > 0);
  const [nearest] = levels;
  if (nearest) {
    const level = isPassedOn(nearest, type) ? levels.at(-1)! : nearest;
    const [value, ...others] = new Set(level.map((each) => each.value));
    return value === undefined || others.length > 0
      ? undefined
      : {method: 'code', value, place: level[0]!.place};
  }
  return facts.isRead ? {method: 'nothing replaces it', value: valueOfNothing(type)} : undefined;
}

/** Whether a default only means that the option isn't set, and another function sets it. */
const isPassedOn = (level: readonly CodeDefault[], type: string): boolean =>
  level.every(({value}) => value === 'undefined' || (value === 'null' && !/\bnull\b/.test(type)));

/** What an option is if no code gives it a default: what its type has for “not set”. */
const valueOfNothing = (type: string): string =>
  /\bnull\b/.test(type) ? 'null' : /\bboolean\b/.test(type) ? 'false' : 'undefined';
