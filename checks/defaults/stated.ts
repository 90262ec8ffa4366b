import {packageOf} from '../../plugins/pages';
import {bareName} from '../../plugins/remark-options/rows';
import {flagName, wordsOf} from '../cli/match';
import type {Cli, Flag} from '../cli/read';
import type {Page} from '../lib/pages';
import {optionOf, sectionsOf, type Section} from '../lib/sections';
import {sideOf} from '../exports/match';
import {pageApis, type PageApis} from '../exports/page-apis';
import type {CliName} from './command-line';

/** An option, a flag or a setting that a page describes, with the default that the page gives it. */
export interface Documented {
  readonly file: string;
  readonly line: number;
  /** As messages name it: `damping of spring`, `--scale of npx remotion render`, `Config.setScale()`. */
  readonly name: string;
  /** As it is written: `30`, `"png"`, `the length of the video`. */
  readonly default: string | undefined;
  readonly type: string;
  /** Whether it can be left out. */
  readonly optional: boolean;
  readonly deprecated: boolean;
  readonly subject: Subject;
}

export type Subject =
  | {
      readonly kind: 'option';
      readonly packageName: string;
      readonly symbol: string;
      /** The name of the option, without the names of its parents. */
      readonly option: string;
    }
  | {readonly kind: 'setting'; readonly method: string}
  | {
      readonly kind: 'flag';
      readonly cli: CliName;
      /** The words after `npx remotion`. */
      readonly command: string;
      readonly flag: Flag;
    };

/** Returns what the pages describe below headings with an `<Option>` line, in order. */
export const documentedOn = (root: string, pages: readonly Page[], cli: Cli): Documented[] => [
  ...pageApis(pages).flatMap((each) => optionsOf(root, each)),
  ...pages
    .filter(
      ({collection, partial, frontMatter}) =>
        collection === 'docs' && !partial && frontMatter.kind === 'cli',
    )
    .flatMap((page) => flagsOf(root, page, cli)),
];

function optionsOf(root: string, {page, apis, removed}: PageApis): Documented[] {
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
    const isSetting = owner.symbol === 'Config';
    return [
      {
        file: line.file,
        line: line.line,
        name: isSetting ? `Config.${option}()` : `${option} of ${owner.symbol}`,
        default: line.default,
        type: line.type ?? '',
        optional: section.code.endsWith('?') && sideOf(section) === 'input',
        deprecated: line.deprecated !== undefined,
        subject: isSetting
          ? ({kind: 'setting', method: option} as const)
          : ({kind: 'option', ...owner, option} as const),
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
  bareName(code.replace(/^<|\s*\/?>$/g, ''))
    .split('.')
    .at(-1)!;

function flagsOf(root: string, page: Page, cli: Cli): Documented[] {
  const typed = wordsOf(page.frontMatter);
  if (typed === undefined || page.frontMatter.removed !== undefined) {
    return [];
  }
  const flags = [
    ...cli.commands
      .filter(({describedOn}) => describedOn === typed)
      .flatMap((each) => [...each.flags, ...each.optional]),
    ...cli.global,
  ];
  return sectionsOf(root, page).flatMap((section) => {
    const line = optionOf(section);
    if (line === undefined || !section.code?.startsWith('-')) {
      return [];
    }
    const written = flagName(section.code);
    const flag = flags.find(({name, aliases}) => name === written || aliases.includes(written));
    if (flag === undefined) {
      return [];
    }
    const [first] = typed.split(' ');
    return [
      {
        file: line.file,
        line: line.line,
        name: `--${flag.name} of npx remotion ${typed}`.trim(),
        default: line.default,
        type: line.type ?? '',
        optional: true,
        deprecated: line.deprecated !== undefined,
        subject: {
          kind: 'flag',
          cli: first === 'lambda' || first === 'cloudrun' ? first : 'cli',
          command: typed,
          flag,
        } as const,
      },
    ];
  });
}
