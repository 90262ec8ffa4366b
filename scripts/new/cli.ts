import type {Flag} from '@docs-kit/docs-proof/cli';
import {readCli} from '../../proofs/cli/facts';
import {newPlace, slugOf} from '../pages/place';
import {UsageError} from '../pages/usage-error';
import {descriptionNote, frontMatter, note, page, type Scaffold} from './scaffold';

/** `cli lambda sites create`: a page with a heading for every flag that the command reads. */
export async function cliPage(root: string, words: readonly string[]): Promise<Scaffold> {
  const name = words.join(' ').replace(/^(npx )?remotion ?/, '');
  const cli = await readCli(root);
  const commands = cli.commands.filter(({describedOn}) => describedOn === name);
  if (commands.length === 0 && name !== '') {
    const owner = cli.commands.find((each) => each.words === name);
    throw new UsageError(
      owner
        ? `\`npx remotion ${name}\` is described on the page of \`npx remotion ${owner.describedOn}\`.`
        : `There is no command \`npx remotion ${name}\`. Use one of ${cli.commands.map((each) => each.words).join(', ')}.`,
    );
  }
  const [first = '', ...rest] = name.split(' ');
  const {route, file} = newPlace(
    root,
    first === 'lambda' || first === 'cloudrun'
      ? ['/docs', first, 'cli', ...rest].join('/')
      : `/docs/cli${name === '' ? '' : `/${name.replaceAll(' ', '/')}`}`,
  );
  const command = `npx remotion ${name}`.trim();
  const flags = [
    ...new Map(commands.flatMap((each) => each.flags).map((flag) => [flag.name, flag])).values(),
  ];
  const group = commands.some((each) => each.group);
  return {
    file,
    text: page([
      frontMatter({
        title: command,
        description: descriptionNote,
        kind: 'cli',
        command,
        slug: slugOf(route),
      }),
      note('one sentence: what it does'),
      ...(group
        ? [
            '## Commands',
            ...cli.commands
              .filter((each) => each.words.startsWith(`${name} `))
              .map((each) => `- \`${each.words}\` ${note('a link and what it does')}`),
          ]
        : []),
      '## Usage',
      fence('bash npm2yarn', `${command} # WRITE: arguments, with optional arguments in brackets`),
      '## Example',
      fence('bash npm2yarn', `${command} # WRITE: a call that you ran`),
      fence('txt title="Output"', 'WRITE: what it printed'),
      ...(group
        ? []
        : [
            '## Flags',
            ...(flags.length > 0 ? flags : name === '' ? cli.global : []).flatMap((flag) =>
              section(flag),
            ),
          ]),
      !group && flags.length === 0 && name !== ''
        ? note('a sentence that it takes no flags of its own')
        : undefined,
      '## See also',
      note('a list of links with descriptive texts'),
    ]),
  };
}

function fence(info: string, text: string): string {
  return `\`\`\`${info}\n${text}\n\`\`\``;
}

function section(flag: Flag): string[] {
  const {name, aliases, setters} = flag;
  const shipped =
    flag.default === undefined || flag.default === null
      ? ''
      : ` default=${JSON.stringify(String(flag.default))}`;
  return [
    `### \`--${name}\``,
    `<Option type="WRITE: string, number or boolean"${shipped} />`,
    note(
      [
        'what it does, its unit and range, and when to set it',
        ...(aliases.length > 0
          ? [
              `Other spellings: ${aliases.map((each) => (each.length === 1 ? `-${each}` : `--${each}`)).join(', ')}`,
            ]
          : []),
        ...(setters.length > 0
          ? [`Name the setting ${setters.map((setter) => `Config.${setter}()`).join(' or ')}`]
          : []),
      ].join('. '),
    ),
  ];
}
