import {temporarySite} from '@docs-kit/docs-proof/testing';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import remarkSince from './index';

const data = {
  packages: {
    remotion: {
      symbols: {
        interpolate: {
          version: '1.0.1',
          exact: false,
          absent: null,
          inputs: {'options.easing': {version: '2.1.12', exact: true, absent: '2.1.11'}},
          outputs: {easing: {version: '3.0.1', exact: false, absent: '2.1.12'}},
        },
        Series: {version: '2.3.1', exact: true, absent: '2.3.0'},
        'Series.Sequence': {
          version: '2.3.1',
          exact: true,
          absent: '2.3.0',
          inputs: {name: {version: '4.0.5', exact: true, absent: '4.0.4'}},
        },
      },
    },
  },
};

const series = {kind: 'api', title: '<Series>', api: {package: 'remotion', symbol: 'Series'}};

async function transform(body: string, frontMatter: Record<string, unknown>): Promise<string> {
  const {root} = temporarySite({'features/since/since.json': JSON.stringify(data)}, 'none');
  const file = new VFile({value: body, path: 'docs/page.mdx', data: {frontMatter}});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(() => remarkSince({siteDir: root}) as (tree: Root, file: VFile) => void)
    .use(remarkStringify);
  return String(await processor.process(file));
}

const api = {kind: 'api', api: {package: 'remotion', symbol: 'interpolate'}};

describe('remark-since', () => {
  test('puts the version of the export at the end of the title', async () => {
    expect(await transform('Lead.\n\nMore.', series)).toBe(
      [
        '<header>\n  # \\<Series>',
        '  <Since version="2.3.1" absent="2.3.0" exact />\n</header>',
        '<SectionBar />',
        'Lead.',
        'More.\n',
      ].join('\n\n'),
    );
  });

  test('puts the version of a member on its option line, below the heading of its side', async () => {
    const body = [
      'Lead.',
      '## Options',
      '### `easing?`',
      '<Option type="EasingFunction" />',
      '### `extrapolateLeft?`',
      '<Option type="ExtrapolateType" />',
      '## Return value',
      '### `easing`',
      '<Option type="number" />',
    ].join('\n\n');
    const options = (await transform(body, api)).match(/<Option.*>/g);
    expect(options).toEqual([
      '<Option type="EasingFunction" since="2.1.12" sinceAbsent="2.1.11" sinceExact />',
      '<Option type="ExtrapolateType" />',
      '<Option type="number" since="3.0.1" sinceAbsent="2.1.12" />',
    ]);
  });

  test('finds a nested key below the heading of its parameter', async () => {
    const body = 'Lead.\n\n## Arguments\n\n### `options?`\n\n#### `easing?`\n\n<Option type="x" />';
    expect(await transform(body, api)).toContain('since="2.1.12"');
  });

  test('tells several exports apart by a heading', async () => {
    const body = [
      'Lead.',
      '## Props',
      '### `<Series>`',
      '#### `name?`',
      '<Option type="string" />',
      '### `<Series.Sequence>`',
      '#### `name?`',
      '<Option type="string" />',
    ].join('\n\n');
    const result = await transform(body, {
      kind: 'api',
      api: [
        {package: 'remotion', symbol: 'Series'},
        {package: 'remotion', symbol: 'Series.Sequence'},
      ],
    });
    expect(result.match(/<Option.*>/g)).toEqual([
      '<Option type="string" />',
      '<Option type="string" since="4.0.5" sinceAbsent="4.0.4" sinceExact />',
    ]);
  });

  test('adds a badge to the page, unless the oldest available release has the API', async () => {
    expect(await transform('Lead.', series)).toContain('<Since');
    expect(await transform('Lead.', api)).not.toContain('<Since');
  });

  test('finds a member whose heading is a call', async () => {
    const body = 'Lead.\n\n## Return value\n\n### `easing()`\n\n<Option type="number" />';
    expect(await transform(body, api)).toContain('since="3.0.1"');
  });

  test('marks the first option line below a heading, and none below words', async () => {
    const body = [
      'Lead.',
      '## Options',
      '### `easing?`',
      '<Option type="x" />',
      '<Option type="y" />',
      '### Easing',
      '<Option type="z" />',
      '## Notes',
      '### `easing?`',
      '<Option type="w" />',
    ].join('\n\n');
    expect((await transform(body, api)).match(/<Option.*>/g)).toEqual([
      '<Option type="x" since="2.1.12" sinceAbsent="2.1.11" sinceExact />',
      '<Option type="y" />',
      '<Option type="z" />',
      '<Option type="w" />',
    ]);
  });

  test('knows the entry of a package, and what it does not know stays without a badge', async () => {
    const entry = {kind: 'api', api: {package: 'remotion/no-react', symbol: 'Series'}};
    expect(await transform('Lead.', entry)).toContain('<Since');
    const unknown = {kind: 'api', api: {package: 'remotion', symbol: 'spring'}};
    expect(await transform('Lead.', unknown)).toBe('Lead.\n');
    const overview = {kind: 'api', api: {package: 'remotion'}};
    expect(await transform('Lead.', overview)).toBe('Lead.\n');
  });

  test('stops the build when the data file is missing', () => {
    const {root} = temporarySite({}, 'none');
    expect(() => remarkSince({siteDir: root})).toThrow('since.json');
  });

  test('leaves other pages alone', async () => {
    expect(await transform('Lead.', {kind: 'guide'})).toBe('Lead.\n');
    expect(await transform('Lead.', {...api, removed: 'Gone.'})).toBe('Lead.\n');
  });
});
