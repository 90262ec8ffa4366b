import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {aliases, notes, settings} from './commands';
import {commandsIn, functionAt, sourcesOf} from './discover';
import {readCli} from './facts';
import {check} from './index';
import {analyse} from './read';
import {unknownSettings} from './settings';
import {parseTree} from '../../features/pages/markdown';

const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

function page(command: string, body: string, fields = ''): string {
  return `---\ntitle: Title\ndescription: What it does.\nkind: cli\ncommand: ${command}\n${fields}---\n\nLead.\n\n## Flags\n\n${body}\n`;
}

async function messagesOf(text: string): Promise<string[]> {
  const site = temporarySite({'docs/page.mdx': text});
  const {problems} = await check.run({root: site.root, files: ['docs/page.mdx']});
  return problems.map(({line, message}) => `${line}: ${message}`);
}

const {commands, global, stale} = await readCli(root);

describe('the CLI reader', () => {
  const flagsOf = (words: string) =>
    commands.find((each) => each.words === words)?.flags.map(({name}) => name);

  test('finds flags that are read directly, through options and through settings', () => {
    expect(flagsOf('lambda functions deploy')).toEqual(
      expect.arrayContaining(['memory', 'disk', 'timeout', 'vpc-subnet-ids', 'quiet', 'region']),
    );
    expect(flagsOf('render')).toEqual(
      expect.arrayContaining(['crf', 'codec', 'pixel-format', 'frames', 'props', 'env-file']),
    );
    expect(flagsOf('render')).not.toContain('frame');
    expect(flagsOf('still')).toContain('frame');
    expect(flagsOf('versions')).toEqual([]);
  });

  test('finds commands with subcommands, and commands that pass their arguments on', () => {
    const find = (words: string) => commands.find((each) => each.words === words);
    expect(find('lambda sites')).toMatchObject({group: true, passesOn: false});
    expect(find('ffmpeg')).toMatchObject({group: false, passesOn: true});
  });

  test('finds the flags that every command accepts', () => {
    expect(global.map(({name}) => name)).toEqual(['config', 'help', 'log']);
  });

  test('finds the defaults of options and constants, and config file settings', () => {
    const flag = (words: string, name: string) =>
      commands.find((each) => each.words === words)?.flags.find((each) => each.name === name);
    expect(flag('render', 'jpeg-quality')).toMatchObject({
      default: 80,
      setters: ['setJpegQuality'],
    });
    expect(flag('lambda functions deploy', 'memory')).toMatchObject({default: 2048, setters: []});
    expect(flag('lambda functions deploy', 'timeout')?.default).toBe(120);
    expect(flag('render', 'pixel-format')?.setters).toEqual(['setPixelFormat']);
  });
});

test('commands are those that the code selects, with their subcommands', () => {
  const file = (name: string) => `node_modules/@remotion/cli/${name}`;
  const site = temporarySite(
    {
      [file('package.json')]: '{"main": "dist/index.js"}',
      [file('dist/index.js')]: `
        const sing_1 = require('./sing');
        const cli = async (command) => {
          if (command === 'sing') { await (0, sing_1.sing)(args); }
          else if (command === 'hum') { log_1.Log.info('It is now called sing.'); }
        };`,
      [file('dist/sing.js')]: `
        exports.ALONE = 'alone';
        const alone = () => {};
        exports.alone = alone;
        const sing = (args) => { if (args[0] === exports.ALONE) { return (0, exports.alone)(); } };
        exports.sing = sing;`,
    },
    'none',
  );
  const sources = sourcesOf(site.root);
  const place = functionAt(sources, '@remotion/cli', 'cli');
  expect(commandsIn(sources, {words: '', name: 'cli', place}).map(({words}) => words)).toEqual([
    'sing',
    'sing alone',
  ]);
  expect(() => functionAt(sources, '@remotion/cli', 'run')).toThrow(
    '@remotion/cli no longer has a function run.',
  );
});

test('an entry of a list that the shipped code does not need fails', () => {
  const analysed = analyse(root, {
    notes: {
      ...notes,
      render: {optional: ['printHelp'], refuses: ['frame', 'fraem'], readForIt: ['crf', 'klip']},
      sing: {passesOn: true},
    },
    settings: {
      ...settings,
      'pixel-format': ['setPixelFormat'],
      frames: ['setFrames'],
      fraems: ['setFrameRange'],
    },
    aliases: [...aliases, ['crf', 'krf']],
  });
  const entry = (name: string) => `proofs/cli/commands.ts: ${name} is no longer needed.`;
  expect(analysed.stale.map(({file, message}) => `${file}: ${message}`)).toEqual([
    `${entry('optional: `printHelp`')} It reads no additional flags for \`npx remotion render\`.`,
    `${entry('refuses: `fraem`')} \`npx remotion render\` doesn't read it.`,
    `${entry('readForIt: `crf`')} No code outside of \`npx remotion render\` reads it.`,
    `${entry('readForIt: `klip`')} No code outside of \`npx remotion render\` reads it.`,
    `${entry('notes: `sing`')} There is no such command.`,
    `${entry('settings: `frames: setFrames`')} Config has no method of this name.`,
    `${entry('settings: `pixel-format: setPixelFormat`')} The code of the packages already connects the two.`,
    `${entry('settings: `fraems: setFrameRange`')} No command reads a flag of this name.`,
    `${entry('aliases: `krf`')} No command reads a flag of this name.`,
  ]);
  expect(stale).toEqual([]);
});

describe('pages', () => {
  const green = [
    '### `--package-manager`\n\n<Option type="string" />\n',
    '### `--version`\n\n<Option type="string" />\n',
  ].join('\n');

  test('pass with every flag', async () => {
    expect(await messagesOf(page('npx remotion browser', ''))).toEqual([]);
    expect(await messagesOf(page('npx remotion upgrade', green))).toEqual([]);
  });

  test('fail on missing and invented flags', async () => {
    const body = [
      '### `--compatible-only`\n\n<Option type="boolean" />\n',
      '### `--region`\n\n<Option type="string" />\n',
      '### `--fast`\n\n<Option type="boolean" />\n',
    ].join('\n');
    expect(await messagesOf(page('npx remotion lambda functions ls', body))).toEqual([
      "20: `npx remotion lambda functions ls` doesn't read `--fast`.",
      "5: The page doesn't describe the flag `--quiet` of `npx remotion lambda functions ls`.",
    ]);
  });

  test('fail on a missing setting, type or value', async () => {
    const body = [
      '### `--chrome-mode`\n\n<Option type="string" default="headless-shell" />\n\n`headless-shell`, `chrome-for-testing`, `Config.setChromeMode()`\n',
      '### `--timeout`\n\nHow long.\n',
    ].join('\n');
    const messages = await messagesOf(page('npx remotion gpu', body));
    expect(messages).toEqual(
      expect.arrayContaining([
        '18: `--timeout` has no `<Option>` line with a type.',
        "18: The section doesn't mention the config file setting that is equivalent to `--timeout`.",
      ]),
    );
    const lambda = await messagesOf(
      page(
        'npx remotion lambda sites create',
        '### `--privacy`\n\n<Option type="string" default="public" />\n\n`public` only\n',
      ),
    );
    expect(lambda).toEqual(
      expect.arrayContaining([
        "14: `--privacy` can be public, private, no-acl, but the section doesn't mention private, no-acl.",
      ]),
    );
  });

  test('fail on an unknown command, and pass if it is marked as removed', async () => {
    expect(await messagesOf(page('npx remotion install', ''))).toEqual([
      "5: The command `npx remotion install` doesn't exist.",
    ]);
    expect(await messagesOf(page('npx remotion install', '', 'removed: Gone.\n'))).toEqual([]);
    expect(await messagesOf(page('npx remotion gpu', '', 'removed: Gone.\n'))).toEqual([
      '5: The front matter marks `npx remotion gpu` as removed, but the command exists.',
    ]);
  });

  test('fail if two of them describe the same command', async () => {
    const text = page('npx remotion browser', '');
    const site = temporarySite({'docs/one.mdx': text, 'docs/two.mdx': text});
    const {problems} = await check.run({root: site.root});
    expect(problems.map(({file, message}) => `${file}: ${message}`)).toEqual([
      'docs/two.mdx: docs/one.mdx also documents `npx remotion browser`.',
    ]);
  });

  test('fail if the page of the parent command does not list a command', async () => {
    const messages = async (list: string) => {
      const site = temporarySite({
        'docs/cli/browser.mdx': page('npx remotion browser', list),
        'docs/cli/browser/ensure.mdx': page('npx remotion browser ensure', ''),
      });
      const {problems} = await check.run({root: site.root});
      return problems
        .map(({file, message}) => `${file}: ${message}`)
        .filter((each) => /list/.test(each));
    };
    expect(await messages('<Apis pages="cli/browser/ensure" />')).toEqual([]);
    expect(await messages('[ensure](/docs/cli/browser/ensure)')).toEqual([
      "docs/cli/browser.mdx: The page doesn't list /docs/cli/browser/ensure with `<Apis>`.",
    ]);
  });

  test('may mention a former setting in a migration guide', async () => {
    const site = temporarySite({
      'docs/4-0-migration.mdx': '---\nkind: guide\n---\n\nRemove `Config.setOverallPace()`.\n',
    });
    expect((await check.run({root: site.root})).problems).toEqual([]);
  });

  test('fail on a setting whose section on the page of Config does not mention the flag', async () => {
    const config = (section: string) =>
      `---\nkind: api\napi: {package: "@remotion/cli", symbol: Config}\n---\n\n#### \`setCrf()\`\n\n${section}\n\n#### \`setEntryPoint()\`\n\nText.\n`;
    const problems = async (section: string) => {
      const site = temporarySite({'docs/config.mdx': config(section)});
      return (await check.run({root: site.root})).problems.map(({message}) => message);
    };
    expect(await problems('Flag: `--crf`.')).toEqual([]);
    expect(await problems('Flag: `--crf-x`.')).toEqual([
      "The section doesn't mention the CLI flag that is equivalent to `Config.setCrf()`.",
    ]);
  });

  test('fail on a setting that Config does not have', async () => {
    expect(
      await messagesOf(page('npx remotion browser', 'Or call `Config.setBrowserPath()`.')),
    ).toEqual(['12: `Config` of @remotion/cli/config has no method `setBrowserPath`.']);
  });

  test('suggest only settings that are similar to a setting that Config does not have', () => {
    const remedyFor = (name: string) => {
      const [problem] = unknownSettings(
        {file: 'docs/page.mdx', tree: parseTree(`Call \`Config.${name}()\`.\n`), frontMatter: {}},
        ['setBrowserExecutable', 'setCrf', 'setScale'],
      );
      return problem?.remedy;
    };
    expect(remedyFor('setScal')).toBe('Use `Config.setScale()`.');
    expect(remedyFor('setQuality')).toBe(
      'Use a method from the page of Config, or remove the name.',
    );
  });
});
