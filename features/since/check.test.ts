import {readFileSync} from 'node:fs';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {check} from './check';
import {undecided} from './without-evidence';
import {digestOf, writeSince, type SinceFile} from './generate/file';

const evidence = {
  tested: ['1.0.1', '2.1.11', '2.1.12'],
  symbols: {
    interpolate: {
      version: '1.0.1',
      exact: false,
      absent: null,
      inputs: {'options.easing': {version: '2.1.12', exact: true, absent: '2.1.11'}},
    },
  },
};

/** The data file with `interpolate` and its option `easing`. */
const data: SinceFile = {
  command: 'npm run since',
  packages: {remotion: {...evidence, digest: digestOf(evidence)}},
};

const page = (symbol: string, body = '') =>
  `---\ntitle: Title\ndescription: What it does.\nkind: api\napi: {package: remotion, symbol: ${symbol}}\n---\n\nLead.\n\n${body}\n`;

async function messagesOf(text = page('interpolate')): Promise<string[]> {
  const {root} = temporarySite({
    'docs/page.mdx': text,
    'features/since/since.json': JSON.stringify(data),
  });
  const {problems} = await check.run({root, files: ['docs/page.mdx']});
  return problems.map(({message}) => message);
}

describe('since', () => {
  test('is green when pages and file agree', async () => {
    expect(await messagesOf()).toEqual([]);
  });

  test('is red at the package if someone changes an entry', async () => {
    const {root, write} = temporarySite({
      'docs/page.mdx': page('interpolate'),
      'features/since/since.json': '',
    });
    writeSince(root, data);
    const text = readFileSync(`${root}/features/since/since.json`, 'utf8');
    const changed = text.replace('"version":"2.1.12"', '"version":"1.0.1"');
    expect(changed).not.toBe(text);
    write('features/since/since.json', changed);
    expect((await check.run({root, files: ['docs/page.mdx']})).problems).toEqual([
      {
        file: 'features/since/since.json',
        line: text.split('\n').findIndex((line) => line.includes('"remotion": {')) + 1,
        message:
          'The versions of `remotion` were changed after `npm run since` found them in the type definitions.',
        remedy: 'Regenerate the file with `npm run since`.',
      },
    ]);
  });

  test('is red on a page without an entry', async () => {
    expect(await messagesOf(page('spring'))).toEqual([
      'features/since/since.json has no version for `spring` from `remotion`.',
    ]);
  });

  test('asks for no entry of what is internal', async () => {
    expect(await messagesOf(page('Internals.getTimeline'))).toEqual([]);
  });

  test('is red on a version that an author typed', async () => {
    const body = '<Since version="4.0.1" />\n\n<Option type="number" since="4.0.1" />';
    expect(await messagesOf(page('interpolate', body))).toEqual([
      '`<Since>` contains a version that was typed by hand.',
      '`<Option>` contains a version that was typed by hand.',
    ]);
  });

  test('is red on a page if there is no file', async () => {
    const {root} = temporarySite({'docs/page.mdx': page('interpolate')});
    expect((await check.run({root, files: ['docs/page.mdx']})).problems).toHaveLength(1);
  });

  test('asks nothing of a removed export, nor of a package that is not installed', async () => {
    const removed = page('MotionBlur').replace('kind: api', 'kind: api\nremoved: Use Trail.');
    expect(await messagesOf(removed)).toEqual([]);
    const elsewhere = page('cube').replace('remotion,', '"@remotion-dev/cube-presentation",');
    expect(await messagesOf(elsewhere)).toEqual([]);
  });

  test('the file is written with sorted keys, one line for each entry', () => {
    const {root} = temporarySite({'features/since/since.json': '{}'});
    writeSince(root, data);
    const text = readFileSync(`${root}/features/since/since.json`, 'utf8');
    expect(JSON.parse(text)).toEqual(data);
    expect(text).toContain('"options.easing": {"absent":"2.1.11","exact":true,"version":"2.1.12"}');
  });
});

test('there is a decision for every name that only a newer version has', () => {
  const messages = (later: string[]) =>
    undecided({
      command: 'npm run since',
      packages: {
        '@remotion/layout-utils': {tested: ['4.0.298'], symbols: {}, later, digest: ''},
      },
    })
      .map(({message}) => message)
      .filter((message) => message.includes('@remotion/layout-utils'));
  expect(messages(['fitTextOnNLines', 'fitTextOnNLines > inputs > text'])).toEqual([]);
  expect(messages(['fitTextOnNLines', 'fillWords'])).toEqual([
    "The installed version of @remotion/layout-utils has `fillWords`, but the newest version before 4.0.332 doesn't.",
  ]);
  expect(messages([])).toEqual([
    "`fitTextOnNLines` from @remotion/layout-utils is listed, but it isn't exclusive to the installed version.",
  ]);
});
