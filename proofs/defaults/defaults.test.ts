import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {check} from './index';
import {searchPackages} from './search';

const page = (fields: string, body: string): string =>
  `---\ntitle: Title\ndescription: What it does.\n${fields}\n---\n\nLead.\n\n${body}\n`;

const section = (heading: string, type: string, attributes: string): string =>
  `### \`${heading}\`\n\n<Option type='${type}' ${attributes} />\n`;

/** Runs the check on one page, against the installed packages. */
async function run(text: string, more: Readonly<Record<string, string>> = {}) {
  const {root} = temporarySite({'docs/page.mdx': text, ...more});
  const {problems, summary} = await check.run({root, files: ['docs/page.mdx']});
  return {
    summary,
    messages: problems.map(({file, line, message}) => `${file}:${line} ${message}`),
  };
}

const loop = 'kind: api\napi: {package: remotion, symbol: AnimatedImage}';

describe('an option of a component', () => {
  const options = (fit: string, rate: string) =>
    page(
      loop,
      `## Props\n\n${section('fit?', 'ImageFit', fit)}\n${section('playbackRate?', 'number', rate)}`,
    );

  test('passes with the default in the shipped code', async () => {
    expect(await run(options(`default='"fill"'`, 'default="1"'))).toEqual({
      summary: '2 of 2 defaults proven, 0 listed',
      messages: [],
    });
  });

  test('fails with another default, and without one', async () => {
    const {messages, summary} = await run(options(`default='"cover"'`, ''));
    expect(summary).toBe('0 of 1 defaults proven, 0 listed');
    expect(messages).toEqual([
      expect.stringMatching(
        /^docs\/page\.mdx:14 `fit of AnimatedImage` has the default `"cover"` on the page, but `"fill"` in the code \(node_modules\/remotion\/.+:\d+\)\.$/,
      ),
      expect.stringMatching(
        /^docs\/page\.mdx:18 `playbackRate of AnimatedImage` has no default on the page, but `1` in the code/,
      ),
    ]);
  });

  test('fails in a partial, with the file and line of the partial', async () => {
    const {messages} = await run(
      page(loop, "import Fit from '@site/docs/_partials/fit.mdx';\n\n## Props\n\n<Fit />"),
      {'docs/_partials/fit.mdx': section('fit?', 'ImageFit', `default='"cover"'`)},
    );
    expect(messages).toEqual([expect.stringMatching(/^docs\/_partials\/fit\.mdx:3 `fit of /)]);
  });
});

test('an option that the renderer exports as an object has the shipped default', async () => {
  const api = 'kind: api\napi: {package: "@remotion/renderer", symbol: ensureBrowser}';
  const body = (attributes: string) =>
    page(api, `## Options\n\n${section('logLevel?', 'LogLevel', attributes)}`);
  expect((await run(body(`default='"info"'`))).messages).toEqual([]);
  expect((await run(body(`default='"warn"'`))).messages).toEqual([
    'docs/page.mdx:14 `logLevel of ensureBrowser` has the default `"warn"` on the page, but `"info"` in the code.',
  ]);
});

test('a flag has the default of the command, and a setting its initial value', async () => {
  const flags = (mode: string, timeout: string) =>
    page(
      'kind: cli\ncommand: npx remotion gpu',
      `## Flags\n\n${section('--chrome-mode', 'string', mode)}\n${section('--timeout', 'number', timeout)}`,
    );
  expect((await run(flags(`default='"headless-shell"'`, 'default="30000"'))).messages).toEqual([]);
  expect((await run(flags(`default='"chrome"'`, ''))).messages).toEqual([
    'docs/page.mdx:14 `--chrome-mode of npx remotion gpu` has the default `"chrome"` on the page, but `"headless-shell"` in the code.',
    'docs/page.mdx:18 `--timeout of npx remotion gpu` has no default on the page, but `30000` in the code.',
  ]);
  const setting = (attributes: string) =>
    page(
      'kind: api\napi: {package: "@remotion/cli/config", symbol: Config}',
      `## Methods\n\n${section('setScale()', 'number', attributes)}`,
    );
  expect((await run(setting('default="1"'))).messages).toEqual([]);
  expect((await run(setting('default="2"'))).messages).toEqual([
    'docs/page.mdx:14 `Config.setScale()` has the default `2` on the page, but `1` in the code.',
  ]);
  expect((await run(setting(''))).messages).toEqual([
    'docs/page.mdx:14 `Config.setScale()` has no default on the page, but `1` in the code.',
  ]);
});

test('an entry for an option is needed if the code of the export has no default or another one', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const option = (symbol: string, name: string) => ({
    type: 'number',
    subject: {kind: 'option', packageName: 'remotion', symbol, option: name} as const,
  });
  const options = [option('Audio', 'delayRenderRetries'), option('AnimatedImage', 'playbackRate')];
  expect(searchPackages(root, options)).toMatchObject([
    {method: 'code', value: '0', needsEntry: true},
    {method: 'code', value: '1'},
  ]);
  const superfluous = {
    to: ['remotion', 'AnimatedImage'],
    why: 'nothing',
    symbols: ['AnimatedImage'],
    options: {playbackRate: 'playbackRate'},
  } as const;
  expect(searchPackages(root, options, [superfluous])[1]?.needsEntry).toBeUndefined();
});
