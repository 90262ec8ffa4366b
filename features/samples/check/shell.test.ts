import {describe, expect, test} from 'vitest';
import {parsePage} from '../../pages/markdown';
import {commandsOf, type Commands} from './commands';
import {callsIn, callsOf, checkCalls} from './shell';

const command = (flags: string[], kind: {group?: boolean; passesOn?: boolean} = {}) => ({
  flags,
  group: false,
  passesOn: false,
  ...kind,
});

const commands: Commands = new Map([
  ['render', command(['codec', 'crf', 'overwrite', 'q'])],
  ['lambda', command([], {group: true})],
  ['lambda sites', command([], {group: true})],
  ['lambda sites create', command(['site-name'])],
  ['ffmpeg', command([], {passesOn: true})],
]);

function messages(code: string): string[] {
  return checkCalls('docs/page.mdx', callsIn(code, 1), commands).map(
    ({line, message, remedy}) => `${line} ${message} ${remedy}`,
  );
}

describe('reading shell code', () => {
  test.each([
    [
      'npx remotion render MyVideo out.mp4 --codec=h264',
      ['render', 'MyVideo', 'out.mp4'],
      ['--codec'],
    ],
    ['npx --yes remotion@4.0.331 render --crf 18', ['render', '18'], ['--crf']],
    ['bunx remotionb render', ['render'], []],
    ['pnpm exec remotion render', ['render'], []],
    ['NODE_ENV=production yarn remotion render', ['render'], []],
    ['./node_modules/.bin/remotion render', ['render'], []],
    [`npx remotion render --props='{"title": "a; b"}'`, ['render'], ['--props']],
    ['npx remotion ffmpeg -i in.mp4 # --nothing', ['ffmpeg', 'in.mp4'], ['-i']],
  ])('%s', (code, words, flags) => {
    expect(callsIn(code, 1)).toEqual([{line: 1, words, flags, inSentence: false}]);
  });

  test('a continued line belongs to its first line, and several commands may share one', () => {
    expect(
      callsIn('cd video && npx remotion render \\\n  --crf=18\nnpx remotion still', 10),
    ).toEqual([
      {line: 10, words: ['render'], flags: ['--crf'], inSentence: false},
      {line: 12, words: ['still'], flags: [], inSentence: false},
    ]);
  });

  test('installing the package is not a call of its command', () => {
    expect(callsIn('npm i remotion @remotion/cli\nnpx create-video@latest', 1)).toEqual([]);
  });

  test('inline code is read as well', async () => {
    const page = parsePage('docs/page.mdx', 'Run `npx remotion render --crf=18` then.\n');
    expect(callsOf(page)).toEqual([
      {line: 1, words: ['render'], flags: ['--crf'], inSentence: true},
    ]);
  });
});

describe('comparing calls with the CLI', () => {
  test('existing commands and flags pass', () => {
    expect(messages('npx remotion render a b --crf=1 --no-overwrite -q')).toEqual([]);
    expect(messages('npx remotion lambda sites create src/index.ts --site-name=a')).toEqual([]);
    expect(messages('npx remotion ffmpeg -i in.mp4 -vf scale')).toEqual([]);
  });

  test('… replaces arguments only', () => {
    expect(messages('npx remotion render … --crf=18')).toEqual([]);
    expect(messages('npx remotion lambda sites create …')).toEqual([]);
    expect(messages('npx remotion render … --codek=h264')).toHaveLength(1);
    expect(messages('npx remotion …')).toHaveLength(1);
    expect(messages('npx remotion lambda …')).toHaveLength(1);
  });

  test('an unknown flag fails, with the most similar flag', () => {
    expect(messages('\nnpx remotion render --codecs=h264')).toEqual([
      '2 “remotion render” has no flag --codecs. Use --codec.',
    ]);
  });

  test('a flag of another command fails', () => {
    expect(messages('npx remotion lambda sites create --crf=1')).toEqual([
      expect.stringContaining('“remotion lambda sites create” has no flag --crf.'),
    ]);
  });

  test('a former command may be mentioned in a sentence, but not in a code block', () => {
    const named = callsIn('npx remotion preview', 1, true);
    expect(checkCalls('docs/page.mdx', named, commands)).toEqual([]);
    expect(messages('npx remotion preview')).toHaveLength(1);
  });

  test('an unknown command fails', () => {
    expect(messages('npx remotion preview')).toEqual([
      "1 The command “remotion preview” doesn't exist. Use one of: ffmpeg, lambda, render.",
    ]);
    expect(messages('npx remotion lambda sites delete')).toEqual([
      expect.stringContaining('“remotion lambda sites” has no subcommand “delete”.'),
    ]);
  });
});

test('a command has its flags, their other spellings, and the flags of every command', () => {
  const flag = (name: string, ...aliases: string[]) => ({name, aliases, setters: []});
  const render = {words: 'render', describedOn: 'render', group: false, passesOn: false};
  const cli = {
    commands: [{...render, flags: [flag('quiet', 'q')], optional: [flag('port')]}],
    global: [flag('log')],
  };
  expect(commandsOf(cli).get('render')).toEqual(command(['quiet', 'q', 'port', 'log']));
});
