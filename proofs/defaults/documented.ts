import {pageApis} from '@docs-kit/docs-proof';
import {type Cli, type Flag, flagName, wordsOf} from '@docs-kit/docs-proof/cli';
import {type Documented, optionsOn, type OptionSubject} from '@docs-kit/docs-proof/defaults';
import {optionOf, type Page, sectionsOf} from '@docs-kit/docs-proof/markdown';
import {program} from '../cli/commands';
import type {CliName} from './command-line';

/** An option, a flag or a setting. */
export type Subject =
  | OptionSubject
  | {readonly kind: 'setting'; readonly method: string}
  | {
      readonly kind: 'flag';
      readonly cli: CliName;
      /** The words after `npx remotion`. */
      readonly command: string;
      readonly flag: Flag;
    };

/** Returns what the pages describe below headings with an `<Option>` line, in order. */
export const documentedOn = (
  root: string,
  pages: readonly Page[],
  cli: Cli,
): Documented<Subject>[] => [
  ...pageApis(pages)
    .flatMap((each) => optionsOn(root, each))
    .map(toSetting),
  ...pages
    .filter(
      ({collection, partial, frontMatter}) =>
        collection === 'docs' && !partial && frontMatter.kind === 'cli',
    )
    .flatMap((page) => flagsOf(root, page, cli)),
];

/** Turns a method of Config into a setting. Nobody has to call it, so its heading has no question mark. */
const toSetting = (each: Documented<OptionSubject>): Documented<Subject> => {
  const {symbol, option} = each.subject;
  return symbol === 'Config'
    ? {
        ...each,
        name: `Config.${option}()`,
        optional: true,
        subject: {kind: 'setting', method: option},
      }
    : each;
};

function flagsOf(root: string, page: Page, cli: Cli): Documented<Subject>[] {
  const typed = wordsOf(program, page.frontMatter);
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
        name: `--${flag.name} of ${program} ${typed}`.trim(),
        default: line.default,
        type: line.type ?? '',
        optional: true,
        deprecated: line.deprecated !== undefined,
        subject: {
          kind: 'flag',
          cli: first === 'lambda' || first === 'cloudrun' ? first : 'cli',
          command: typed,
          flag,
        },
      },
    ];
  });
}
