import type {Documented, Found, OptionSubject} from '@docs-kit/docs-proof/defaults';
import type {EmptyCommandLine} from './command-line';
import type {Subject} from './documented';

/** What the packages offer as evidence. */
export interface Evidence {
  /** The defaults of options that the renderer exports as objects, by package, symbol and option. */
  options(): Readonly<Record<string, string | number | boolean>>;
  commandLine(): EmptyCommandLine;
  /** Returns the default of an option in the shipped code. */
  inCode(option: OptionSubject, type: string): Found | undefined;
  /** Returns the value of a setting before its method is called. */
  initialValue(method: string): string | undefined;
}

type FlagSubject = Extract<Subject, {kind: 'flag'}>;

/**
 * Returns the default in the packages, or undefined if they don't show it. The methods are:
 *
 * - `option`: the option object of the renderer, or the default that the code of a command gives a flag
 * - `command line`: the code of the CLI, run with an empty command line
 * - `setting`: the initial value of what a setting changes
 * - those of `inCode()`
 */
export function findDefault(
  {subject, type}: Pick<Documented<Subject>, 'subject' | 'type'>,
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

function ofFlag({cli, command, flag}: FlagSubject, evidence: Evidence): Found | undefined {
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

function ofOption(subject: OptionSubject, type: string, evidence: Evidence): Found | undefined {
  const {packageName, symbol, option} = subject;
  const described = evidence.options()[`${packageName} ${symbol} ${option}`];
  return described === undefined
    ? evidence.inCode(subject, type)
    : {method: 'option', value: JSON.stringify(described)};
}
