import type {PageApis} from '../pages';
import {packageOf} from '../pages/apis';
import {optionOf, sectionsOf, type Section} from '../lib/sections';
import {sideOf} from '../exports/match';

/** Something that a page describes below a heading with an `<Option>` line, and the default that the page gives it. */
export interface Documented<Subject = unknown> {
  readonly file: string;
  readonly line: number;
  /** As messages name it: `damping of spring`. */
  readonly name: string;
  /** As it is written: `30`, `"png"`, `the length of the video`. */
  readonly default: string | undefined;
  readonly type: string;
  /** Whether it can be left out. */
  readonly optional: boolean;
  readonly deprecated: boolean;
  /** What the search for its default needs to know. */
  readonly subject: Subject;
}

/** An option of an export. */
export interface OptionSubject {
  readonly kind: 'option';
  readonly packageName: string;
  readonly symbol: string;
  /** The name of the option, without the names of its parents. */
  readonly option: string;
}

/** Returns the options that the page of an export describes, in order. */
export function optionsOn(
  root: string,
  {page, apis, removed}: PageApis,
): Documented<OptionSubject>[] {
  const symbols = apis.flatMap(({package: from, symbol}) =>
    symbol === undefined ? [] : [{packageName: packageOf(from), symbol}],
  );
  const [first] = symbols;
  if (removed !== undefined || !first) {
    return [];
  }
  return sectionsOf(root, page).flatMap((section) => {
    const line = optionOf(section);
    if (section.code === undefined || line === undefined) {
      return [];
    }
    const owner = symbols.length > 1 ? (ownerOf(section, symbols) ?? first) : first;
    const option = lastName(section.code);
    return [
      {
        file: line.file,
        line: line.line,
        name: `${option} of ${owner.symbol}`,
        default: line.default,
        type: line.type ?? '',
        optional: section.code.endsWith('?') && sideOf(section) === 'input',
        deprecated: line.deprecated !== undefined,
        subject: {kind: 'option', ...owner, option},
      },
    ];
  });
}

/** On a page about several exports, a heading names the export that the options below it belong to. */
function ownerOf<Owner extends {readonly symbol: string}>(
  section: Section,
  owners: readonly Owner[],
): Owner | undefined {
  for (let each: Section | undefined = section; each; each = each.parent) {
    const name = each.code && lastName(each.code);
    const owner = owners.find(({symbol}) => symbol === name);
    if (owner) {
      return owner;
    }
  }
  return undefined;
}

/** The last name in a heading: `damping` of `config.damping?`, `from` of `<Sequence from>`. */
const lastName = (code: string): string =>
  code
    .replace(/^<|\s*\/?>$/g, '')
    .replace(/\?$/, '')
    .replace(/\(.*\)$/, '')
    .split('.')
    .at(-1)!;
