import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {check} from '../../../../checks/since/index';
import {digestOf, writeSince, type SinceFile} from '../../../../scripts/since/file';
import {temporarySite} from '../temporary-site';

const easing = {version: '2.1.12', exact: true, absent: '2.1.11' as string | null};
const interpolate = {version: '1.0.1', exact: false, absent: null as string | null};

/** The data file with `interpolate`, its option `easing`, and more. */
function dataOf(
  symbol = interpolate,
  inputs: Record<string, typeof easing> = {'options.easing': easing},
  more: Record<string, typeof interpolate> = {},
): SinceFile {
  const evidence = {
    tested: ['1.0.1', '2.1.11', '2.1.12'],
    symbols: {interpolate: {...symbol, inputs}, ...more},
  };
  return {
    command: 'npm run since',
    packages: {remotion: {...evidence, digest: digestOf(evidence)}},
  };
}

const data = dataOf();

const page = (symbol: string, body = '') =>
  `---\ntitle: Title\ndescription: What it does.\nkind: api\napi: {package: remotion, symbol: ${symbol}}\n---\n\nLead.\n\n${body}\n`;

async function messagesOf(file: SinceFile, text = page('interpolate')): Promise<string[]> {
  const {root} = temporarySite({
    'docs/page.mdx': text,
    'src/data/since.json': JSON.stringify(file),
  });
  const {problems} = await check.run({root});
  return problems.map(({message}) => message);
}

describe('since', () => {
  test('is green when pages and file agree', async () => {
    expect(await messagesOf(data)).toEqual([]);
  });

  test('is red when someone moves a name to a later tested version', async () => {
    const later = dataOf(interpolate, {
      'options.easing': {version: '2.1.12', exact: true, absent: '2.1.11'},
    });
    const [earlier] = Object.values(
      dataOf(interpolate, {'options.easing': {version: '1.0.1', exact: false, absent: null}})
        .packages,
    );
    later.packages['remotion']!.digest = earlier!.digest;
    expect(await messagesOf(later)).toEqual([
      'The versions of `remotion` were changed after `npm run since` found them in the type definitions.',
    ]);
  });

  test('names the line of the package or the export', async () => {
    const {root, write} = temporarySite({
      'docs/page.mdx': page('interpolate'),
      'src/data/since.json': '',
    });
    const file = dataOf({...interpolate, version: '1.5.0'});
    writeSince(root, file);
    const text = readFileSync(`${root}/src/data/since.json`, 'utf8');
    const lineOf = (part: string) =>
      text.split('\n').findIndex((line) => line.trim().startsWith(part)) + 1;
    const [problem] = (await check.run({root})).problems;
    expect(problem?.line).toBe(lineOf('"interpolate": {'));
    write('src/data/since.json', text.replace(/"digest": "\w+"/, '"digest": "0"'));
    const lines = (await check.run({root})).problems.map(({line}) => line);
    expect(lines).toContain(lineOf('"remotion": {'));
  });

  test('is red on a page without an entry', async () => {
    expect(await messagesOf(data, page('spring'))).toEqual([
      'src/data/since.json has no version for `spring` from `remotion`.',
    ]);
  });

  test('asks for no entry of what is internal', async () => {
    expect(await messagesOf(data, page('Internals.getTimeline'))).toEqual([]);
  });

  test('is red on a version that an author typed', async () => {
    const body = '<Since version="4.0.1" />\n\n<Option type="number" since="4.0.1" />';
    expect(await messagesOf(data, page('interpolate', body))).toEqual([
      '`<Since>` contains a version that was typed by hand.',
      '`<Option>` contains a version that was typed by hand.',
    ]);
  });

  test('is red on an entry without evidence', async () => {
    expect(await messagesOf(dataOf({...interpolate, version: '1.5.0'}))).toEqual([
      "`interpolate` of `remotion`: 1.5.0 isn't a tested version.",
      "`interpolate` of `remotion`: `absent` is null, but 1.5.0 isn't the oldest tested version.",
    ]);
    const changed = (absent: string) =>
      messagesOf(dataOf(interpolate, {'options.easing': {...easing, absent}}));
    expect(await changed('1.0.1')).toEqual([
      "`interpolate, options.easing` of `remotion`: `exact` must be false, because the release before 2.1.12 wasn't tested (last version without it: 1.0.1).",
    ]);
    expect(await changed('2.1.12')).toEqual(
      expect.arrayContaining([expect.stringContaining("isn't older than 2.1.12")]),
    );
    expect(await changed('2.0.0')).toEqual(
      expect.arrayContaining([
        "`interpolate, options.easing` of `remotion`: 2.0.0 isn't a tested version.",
      ]),
    );
    expect(
      await messagesOf(dataOf(interpolate, {'options.easing': {...easing, exact: false}})),
    ).toEqual([
      '`interpolate, options.easing` of `remotion`: `exact` must be true, because the release before 2.1.12 was tested.',
    ]);
  });

  test('is red on a version that came later than the pages', async () => {
    const later = dataOf({...interpolate, version: '4.0.400'});
    later.packages['remotion']!.tested.push('4.0.400');
    expect(await messagesOf(later)).toContain(
      '`interpolate` of `remotion`: 4.0.400 is newer than 4.0.331.',
    );
  });

  test('is red on a file that another command made', async () => {
    expect(await messagesOf({...data, command: 'node since.js'})).toEqual([
      '`command` is `node since.js`, but the file is generated with `npm run since`.',
    ]);
  });

  test('is red on a field without evidence, and on a page when there is no file', async () => {
    const withField = dataOf();
    withField.packages['remotion']!.symbols['interpolate']!.outputs = {
      value: {...easing, version: '2.5.0'},
    };
    expect(await messagesOf(withField)).toEqual(
      expect.arrayContaining([
        "`interpolate, value` of `remotion`: 2.5.0 isn't a tested version.",
        '`remotion` has no member `value` of `interpolate`.',
      ]),
    );
    const {root} = temporarySite({'docs/page.mdx': page('interpolate')});
    expect((await check.run({root, files: ['docs/page.mdx']})).problems).toHaveLength(1);
  });

  test('asks nothing of a removed export, nor of a package that is not installed', async () => {
    const removed = page('MotionBlur').replace('kind: api', 'kind: api\nremoved: Use Trail.');
    expect(await messagesOf(data, removed)).toEqual([]);
    const elsewhere = page('cube').replace('remotion,', '"@remotion-dev/cube-presentation",');
    expect(await messagesOf(data, elsewhere)).toEqual([]);
  });

  test('is red on an entry whose export or member is gone', async () => {
    const more = {interpolateSounds: interpolate};
    expect(await messagesOf(dataOf(interpolate, {'options.speed': easing}, more))).toEqual([
      '`remotion` has no member `options.speed` of `interpolate`.',
      '`remotion` has no export `interpolateSounds`.',
    ]);
  });

  test('the file is written with sorted keys, one line for each entry', () => {
    const {root} = temporarySite({'src/data/since.json': '{}'});
    writeSince(root, data);
    const text = readFileSync(`${root}/src/data/since.json`, 'utf8');
    expect(JSON.parse(text)).toEqual(data);
    expect(text).toContain('"options.easing": {"absent":"2.1.11","exact":true,"version":"2.1.12"}');
  });
});
