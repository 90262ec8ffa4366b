import type {Code} from './code';
import type {Unit} from './value';

/** A fact that several pages state. */
export interface Fact {
  /** Completes the sentence “According to this page, … is 30.” */
  readonly name: string;
  /** The unit of `read`, and of stated numbers that have no unit. */
  readonly unit?: Unit;
  /** Reads the value from the installed packages. Throws if they no longer contain it. */
  readonly read: (code: Code) => number | string;
  /** Where texts state the fact. Each must match at least one text. */
  readonly statements: readonly Statement[];
}

/** A pattern whose group `value` is the stated value, for all files or only for those whose path matches `on`. */
export type Statement = RegExp | {readonly on: RegExp; readonly says: RegExp};

const number = String.raw`(?:-?(?<![\d.,])(?:\d+(?:,\d{3})+|\d+(?:\.\d+)*)|\b(?:half(?: an?)?|one|two|three|four|five|six|seven|eight|nine|ten)\b)`;
const unit = 'ms|milliseconds?|seconds?|minutes?|KB|MB|GB';

/** Any number, in digits or words, with its unit if it has one. Any, so that a statement with a wrong number is still recognized. */
export const amount = `(?<value>${number}(?: ?(?:${unit})\\b)?)`;

/** Any number of kilobytes. */
export const kilobytes = `(?<value>${number} ?KB\\b)`;

/** Any number of megabytes. */
export const megabytes = `(?<value>${number} ?MB\\b)`;

/** Any word. */
export const word = String.raw`(?<value>[a-z'’]+)`;

/** A pattern with placeholders: `` says`the default is ${amount}` ``. Write backslashes once. */
export const says = (strings: TemplateStringsArray, ...placeholders: readonly string[]): RegExp =>
  new RegExp(String.raw(strings, ...placeholders), 'gi');
