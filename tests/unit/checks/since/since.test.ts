import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {check} from '../../../../checks/since/index';
import {digestOf, writeSince, type SinceFile} from '../../../../scripts/since/file';
import {temporarySite} from '../temporary-site';

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
    'src/data/since.json': JSON.stringify(data),
  });
  const {problems} = await check.run({root});
  return problems.map(({message}) => message);
}

describe('since', () => {
  test('is green when pages and file agree', async () => {
    expect(await messagesOf()).toEqual([]);
  });

  test('is red at the package if someone changes an entry', async () => {
    const {root, write} = temporarySite({
      'docs/page.mdx': page('interpolate'),
      'src/data/since.json': '',
    });
    writeSince(root, data);
    const text = readFileSync(`${root}/src/data/since.json`, 'utf8');
    const changed = text.replace('"version":"2.1.12"', '"version":"1.0.1"');
    expect(changed).not.toBe(text);
    write('src/data/since.json', changed);
    expect((await check.run({root})).problems).toEqual([
      {
        file: 'src/data/since.json',
        line: text.split('\n').findIndex((line) => line.includes('"remotion": {')) + 1,
        message:
          'The versions of `remotion` were changed after `npm run since` found them in the type definitions.',
        remedy: 'Regenerate the file with `npm run since`.',
      },
    ]);
  });

  test('is red on a page without an entry', async () => {
    expect(await messagesOf(page('spring'))).toEqual([
      'src/data/since.json has no version for `spring` from `remotion`.',
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
    expect((await check.run({root})).problems).toHaveLength(1);
  });

  test('asks nothing of a removed export, nor of a package that is not installed', async () => {
    const removed = page('MotionBlur').replace('kind: api', 'kind: api\nremoved: Use Trail.');
    expect(await messagesOf(removed)).toEqual([]);
    const elsewhere = page('cube').replace('remotion,', '"@remotion-dev/cube-presentation",');
    expect(await messagesOf(elsewhere)).toEqual([]);
  });

  test('the file is written with sorted keys, one line for each entry', () => {
    const {root} = temporarySite({'src/data/since.json': '{}'});
    writeSince(root, data);
    const text = readFileSync(`${root}/src/data/since.json`, 'utf8');
    expect(JSON.parse(text)).toEqual(data);
    expect(text).toContain('"options.easing": {"absent":"2.1.11","exact":true,"version":"2.1.12"}');
  });
});
