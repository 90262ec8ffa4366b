import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import remarkMdx from 'remark-mdx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import remarkApis from './';
import {toList} from './list';

const api = (title: string, description: string, from: string, symbol?: string, more = '') =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\nkind: api\n` +
  `api: {package: "${from}"${symbol === undefined ? '' : `, symbol: ${symbol}`}}\n${more}---\n`;

const site = {
  'docs/paths.mdx': api('@remotion/paths', 'Works with paths.', '@remotion/paths'),
  'docs/paths/get-length.mdx': api('getLength()', 'Its length.', '@remotion/paths', 'getLength'),
  'docs/paths/cut-path.mdx': api(
    'cutPath()',
    'Cut it for <Img> with evolvePath().',
    '@remotion/paths',
    'cutPath',
  ),
  'docs/paths/get-parts.mdx': api(
    'getParts()',
    'Gone.',
    '@remotion/paths',
    'getParts',
    'removed: Gone.\n',
  ),
  'docs/transitions/fade.mdx': api('fade()', 'Fade.', '@remotion/transitions/fade', 'fade'),
  'docs/cli.mdx': '---\ntitle: CLI\ndescription: All.\nkind: cli\ncommand: npx remotion\n---\n',
  'docs/cli/render.mdx':
    '---\ntitle: render\ndescription: Render it.\nkind: cli\ncommand: npx remotion render\n---\n',
  'docs/fonts.mdx': '---\ntitle: Fonts\ndescription: Load fonts.\nkind: guide\n---\n',
};

const transform = (page: string): string => {
  const {root} = temporarySite(site);
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkMdx)
    .use(() => remarkApis({siteDir: root}))
    .use(remarkStringify);
  return String(
    processor.processSync({path: path.join(root, 'docs/paths.mdx'), value: page}),
  ).trim();
};

describe('<Apis>', () => {
  it('lists the pages of a package in the order of the sidebars, without removed exports', () => {
    expect(transform('<Apis package="@remotion/paths" />\n')).toBe(
      [
        '* [`getLength()`](/docs/paths/get-length)',
        '  Its length.',
        '* [`cutPath()`](/docs/paths/cut-path)',
        '  Cut it for `<Img>` with `evolvePath()`.',
      ].join('\n\n'),
    );
  });

  it('lists the given pages', () => {
    expect(transform('<Apis pages="transitions/fade\n  fonts" />\n')).toBe(
      [
        '* [`fade()`](/docs/transitions/fade)',
        '  Fade.',
        '* [Fonts](/docs/fonts)',
        '  Load fonts.',
      ].join('\n\n'),
    );
  });

  it('lists commands as they are typed', () => {
    expect(transform('<Apis package="@remotion/cli" />\n')).toBe(
      '* [`npx remotion render`](/docs/cli/render)\n\n  Render it.',
    );
  });

  it('lists packages with their exports, and handwritten rows', () => {
    const rows =
      '| package | for |  |\n| - | - | - |\n| `@remotion/three` | 3D. | [`<A>`](/docs/fonts), `b()` |\n| `@remotion/skia` | 2D. |  |';
    expect(transform(`<Apis packages="@remotion/paths">\n\n${rows}\n\n</Apis>\n`)).toBe(
      [
        '* [`@remotion/paths`](/docs/paths)',
        '  Works with paths.',
        '  * [`getLength()`](/docs/paths/get-length)',
        '  * [`cutPath()`](/docs/paths/cut-path)',
        '* `@remotion/three`',
        '  3D.',
        '  * [`<A>`](/docs/fonts)',
        '  * `b()`',
        '* `@remotion/skia`',
        '  2D.',
      ].join('\n\n'),
    );
  });

  it('marks its list for the style sheet', () => {
    const list = toList({kind: 'pages', pages: []}, []);
    expect(list.data?.hProperties?.className).toEqual(['apis']);
  });

  it.each([
    ['<Apis />', 'docs/paths.mdx:3: <Apis> has invalid attributes. Use one of'],
    ['<Apis package="remotion" pages="fonts" />', '<Apis> has invalid attributes. Use one of'],
    ['<Apis package="@remotion/gone" />', 'no docs page documents an export of "@remotion/gone"'],
    ['<Apis pages="paths/gone" />', 'docs/paths/gone.mdx'],
    ['<Apis packages="@remotion/gone" />', '"@remotion/gone", which has no overview page yet'],
  ])('stops the build for %s', (element, message) => {
    expect(() => transform(`Lead.\n\n${element}\n`)).toThrow(message);
  });
});

describe('<ApisFilter>', () => {
  const page = [
    '<ApisFilter label="Filter all names" />',
    '### Paths',
    '<Apis packages="@remotion/paths" />',
    '* no list of pages',
    '## Example',
    '<Apis pages="fonts" />',
  ].join('\n\n');

  it('contains what follows, up to the next heading of level two', () => {
    const text = transform(page);
    const end = text.indexOf('</ApisFilter>');
    expect(text.startsWith('<ApisFilter label="Filter all names">')).toBe(true);
    expect(text.slice(0, end)).toContain('### Paths');
    expect(text.slice(0, end)).toContain('no list of pages');
    expect(text.slice(end)).toContain('## Example\n\n* [Fonts](/docs/fonts)');
  });
});
