import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {codeTheme} from '../../config/code-theme';
import remarkSignatures from './';
import type {SignatureData} from './signature';

const data: SignatureData = {
  command: 'npm run signatures',
  packages: {
    remotion: {
      interpolate: {
        from: 'remotion',
        name: 'interpolate',
        language: 'ts',
        lines: [
          ['interpolate('],
          ['  ', {text: 'input', side: 'inputs', member: 'input'}, ': number,'],
          ['  ', {text: 'options', side: 'inputs', member: 'options'}, '?: {'],
          [
            '    ',
            {text: 'easing', side: 'inputs', member: 'options.easing'},
            '?: EasingFunction;',
          ],
          ['    // ', {text: '+ 2 options', side: 'inputs', member: ''}],
          ['  },'],
          ['): number;'],
        ],
      },
      Series: {
        from: 'remotion',
        name: 'Series',
        language: 'tsx',
        lines: [
          ['<Series>'],
          ['  {', {text: 'ReactNode', side: 'inputs', member: 'children'}, '}'],
          ['</Series>'],
        ],
      },
      'Series.Sequence': {
        from: 'remotion',
        name: 'Series',
        language: 'tsx',
        lines: [
          ['<Series.Sequence ', {text: 'name', side: 'inputs', member: 'name'}, '={string} />'],
        ],
      },
      Codec: {
        from: 'remotion',
        name: 'Codec',
        isType: true,
        language: 'ts',
        lines: [['type Codec = \'h264\' | "a<b";']],
      },
    },
  },
};

/** Assigns IDs like Docusaurus, which runs before the plugin. */
const assignIds = () => (tree: Root) => {
  visit(tree, 'heading', (node: Heading) => {
    const id = toString(node)
      .toLowerCase()
      .replace(/[^\w ]/g, '')
      .replaceAll(' ', '-');
    node.data = {hProperties: {id: `${id}-id`}};
  });
};

interface Shown {
  language: string;
  html: string;
  /** The code without tags. */
  code: string;
  /** The texts of links with their targets. */
  links: string[];
  /** The types of the nodes of the page. */
  nodes: string[];
}

async function transform(
  body: string,
  api: unknown,
  more: Record<string, unknown> = {},
): Promise<Shown | undefined> {
  const {root} = temporarySite(
    {'features/signatures/signatures.json': JSON.stringify(data)},
    'none',
  );
  const frontMatter = {kind: 'api', title: 'Title', api, ...more};
  const file = new VFile({
    value: body,
    path: path.join(root, 'docs/page.mdx'),
    data: {frontMatter},
  });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(assignIds)
    .use(
      () =>
        remarkSignatures({siteDir: root, theme: codeTheme}) as (tree: Root, file: VFile) => void,
    );
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  const found = tree.children.find(
    (node): node is MdxJsxFlowElement =>
      node.type === 'mdxJsxFlowElement' && node.name === 'Signature',
  );
  const [language, html] = (found?.attributes ?? []).map(({value}) =>
    typeof value === 'string' ? value : '',
  );
  return language === undefined || html === undefined
    ? undefined
    : {
        language,
        html,
        code: html.replace(/<[^>]+>/g, ''),
        links: [...html.matchAll(/<a href="([^"]+)">(.*?)<\/a>/g)].map(
          ([, href, text = '']) => `${text.replace(/<[^>]+>/g, '')} ${href}`,
        ),
        nodes: tree.children.map(({type}) => type),
      };
}

const interpolate = {package: 'remotion', symbol: 'interpolate'};

describe('the signature of a page', () => {
  test('is below the first paragraph, with the import above the call', async () => {
    const shown = await transform('Lead.\n\n## Example', interpolate);
    expect(shown?.nodes).toEqual(['paragraph', 'mdxJsxFlowElement', 'heading']);
    expect(shown?.language).toBe('ts');
    expect(shown?.code).toBe(
      [
        "import {interpolate} from 'remotion';".replaceAll("'", '&#39;'),
        '',
        'interpolate(',
        '  input: number,',
        '  options?: {',
        '    easing?: EasingFunction;',
        '    // + 2 options',
        '  },',
        '): number;',
      ].join('\n'),
    );
  });

  test('is highlighted', async () => {
    const shown = await transform('Lead.', interpolate);
    expect(shown?.html).toContain('<span style="color:#f0b7d0">import </span>');
  });

  test('links each option to its heading, and the rest to the section', async () => {
    const body = 'Lead.\n\n## Arguments\n\n### `input`\n\n### `options?`\n\n#### `easing?`';
    expect((await transform(body, interpolate))?.links).toEqual([
      'input #input-id',
      'options #options-id',
      'easing #easing-id',
      '+ 2 options #arguments-id',
    ]);
  });

  test('links a nested option whose heading is directly below "Options"', async () => {
    const body = 'Lead.\n\n## Options\n\n### `easing?`';
    expect((await transform(body, interpolate))?.links).toEqual([
      'easing #easing-id',
      '+ 2 options #options-id',
    ]);
  });

  test('has no link for an option without a heading, or with one on the other side', async () => {
    const body = 'Lead.\n\n## Return value\n\n### `input`';
    expect((await transform(body, interpolate))?.links).toEqual([]);
  });

  test('shows all exports of a page below one import, each linked within its own section', async () => {
    const body = [
      'Lead.',
      '## Props',
      '### `<Series>`',
      '#### `children`',
      '#### `name?`',
      '### `<Series.Sequence>`',
      '#### `name`',
    ].join('\n\n');
    const shown = await transform(body, [
      {package: 'remotion', symbol: 'Series'},
      {package: 'remotion', symbol: 'Series.Sequence'},
    ]);
    expect(shown?.language).toBe('tsx');
    expect(shown?.code.split('\n').slice(1)).toEqual([
      '',
      '&lt;Series&gt;',
      '  {ReactNode}',
      '&lt;/Series&gt;',
      '',
      '&lt;Series.Sequence name={string} /&gt;',
    ]);
    expect(shown?.links).toEqual(['ReactNode #children-id', 'name #name-id']);
  });

  test('imports a type as a type, and escapes it', async () => {
    const shown = await transform('Lead.', {package: 'remotion', symbol: 'Codec'});
    expect(shown?.code).toContain('import type {Codec} from');
    expect(shown?.code).toContain('a&lt;b');
  });
});

describe('without a signature', () => {
  test('the build stops and names the file, the export and the fix', async () => {
    await expect(transform('Lead.', {package: 'remotion', symbol: 'interpolat'})).rejects.toThrow(
      'docs/page.mdx: features/signatures/signatures.json has no signature of `interpolat` from `remotion`. If the package exports it, run `npm run signatures`. Otherwise, correct `api` in the front matter.',
    );
  });

  test('the page of a package, of a removed export and of a package that is not installed stay as they are', async () => {
    expect(await transform('Lead.', {package: 'remotion'})).toBeUndefined();
    expect(await transform('Lead.', interpolate, {removed: 'Gone.'})).toBeUndefined();
    expect(
      await transform('Lead.', {package: '@remotion-dev/cube-presentation', symbol: 'cube'}),
    ).toBeUndefined();
    expect(await transform('Lead.', undefined, {kind: 'guide'})).toBeUndefined();
  });
});
