import type {OptionSubject} from './documented';
import type {CodeDefault, CodeFacts, ShippedCode} from './shipped-code';

/** The default in the packages. */
export interface Found {
  /** How it was found, as the summary of the check names it: `code`. */
  readonly method: string;
  /** The literal that the page must state, or the code of an expression. */
  readonly value: string;
  /** File and line, if there is one. */
  readonly place?: string;
  /** Whether the code of the documented export doesn't show it, so that it needs its entry in `forwarded`. */
  readonly needsEntry?: true;
}

/** The method if no code replaces the missing value, so that it is what its type has for “not set”. */
export const nothingReplacesIt = 'nothing replaces it';

/** Options whose default is set by code that the documented exports don't call, or call with another name. */
export interface ForwardedOptions {
  /** The function that sets the defaults. */
  readonly to: readonly [packageName: string, symbol: string];
  readonly why: string;
  /** Names of the documented exports. */
  readonly symbols: readonly string[];
  /** The options, with their names in the function. */
  readonly options: Readonly<Record<string, string>>;
}

/** Returns the default of an option in the code of its export, or in the function that `forwarded` names for it. */
export function findOption(
  {packageName, symbol, option}: OptionSubject,
  type: string,
  code: Pick<ShippedCode, 'search'>,
  forwarded: readonly ForwardedOptions[],
): Found | undefined {
  const own = defaultIn(code.search(packageName, symbol, option), type);
  const entry = forwarded.find(
    ({symbols, options}) => symbols.includes(symbol) && Object.hasOwn(options, option),
  );
  if (!entry) {
    return own;
  }
  const found = defaultIn(code.search(...entry.to, entry.options[option]!), type);
  return found && (found.method !== own?.method || found.value !== own.value)
    ? {...found, needsEntry: true}
    : found;
}

/** Returns the default that the code shows for an option of a type. Undefined if the code shows several, or none. */
export function defaultIn(facts: CodeFacts, type: string): Found | undefined {
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
  return facts.isRead ? {method: nothingReplacesIt, value: valueOfNothing(type)} : undefined;
}

/** Whether a default only means that the option isn't set, and another function sets it. */
const isPassedOn = (level: readonly CodeDefault[], type: string): boolean =>
  level.every(({value}) => value === 'undefined' || (value === 'null' && !/\bnull\b/.test(type)));

/** What an option is if no code gives it a default: what its type has for “not set”. */
const valueOfNothing = (type: string): string =>
  /\bnull\b/.test(type) ? 'null' : /\bboolean\b/.test(type) ? 'false' : 'undefined';
