import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import remarkTitle from './';
import {breakable} from './breakable';

const withBreaks = (text: string): string =>
  breakable(text)
    .map((node) => (node.type === 'text' ? node.value : '|'))
    .join('');

describe('a long name', () => {
  test.each([
    ['<Series.Sequence>', '<Series.|Sequence>'],
    ['<TransitionSeries>', '<Transition|Series>'],
    ['getInstructionIndexAtLength()', 'get|Instruction|Index|At|Length()'],
    ['createTikTokStyleCaptions()', 'create|Tik|Tok|Style|Captions()'],
    ['noise2DWithLongName()', 'noise2|DWith|Long|Name()'],
    ['@remotion/animation-utils', '@remotion/|animation-utils'],
  ])('%s can break between its words', (name, expected) => {
    expect(withBreaks(name)).toBe(expected);
  });

  test.each(['<Player>', 'interpolate()', 'VERSION', 'Avoid flickering'])(
    '%s needs no breaks',
    (name) => {
      expect(withBreaks(name)).toBe(name);
    },
  );

  test('keeps the spaces of a title', () => {
    expect(withBreaks('Use getInstructionIndexAtLength() often')).toBe(
      'Use get|Instruction|Index|At|Length() often',
    );
  });
});

async function transform(body: string, frontMatter: Record<string, unknown>) {
  const file = new VFile({value: body, path: 'docs/page.mdx', data: {frontMatter}});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(() => remarkTitle() as (tree: Root, file: VFile) => void)
    .use(remarkStringify);
  return {text: String(await processor.process(file)), data: file.data};
}

describe('the title', () => {
  test('is part of an API page, with the bar of its sections below, and Docusaurus knows it', async () => {
    const {text, data} = await transform('Lead.', {kind: 'api', title: '<Series>'});
    expect(text).toBe('<header>\n  # \\<Series>\n</header>\n\n<SectionBar />\n\nLead.\n');
    expect(data.contentTitle).toBe('<Series>');
  });

  test('is left to Docusaurus on other pages', async () => {
    const {text, data} = await transform('Lead.', {kind: 'guide', title: 'Guide'});
    expect(text).toBe('Lead.\n');
    expect(data.contentTitle).toBeUndefined();
  });
});

test('a heading of an API page can break, and stays code', async () => {
  const {text} = await transform('### `offthreadVideoThreads?`\n\n### `crf?`', {
    kind: 'api',
    title: 'render()',
  });
  expect(text).toContain('### <code>offthread<wbr />Video<wbr />Threads?</code>');
  expect(text).toContain('### `crf?`');
});

// MDX replaces other elements with components of the theme, which shows code with elements in it as a block.
test('code that can break is an explicit element', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'heading',
        depth: 3,
        children: [{type: 'inlineCode', value: 'offthreadVideoThreads?'}],
      },
    ],
  };
  const file = new VFile();
  Object.assign(file.data, {frontMatter: {kind: 'api', title: 'render()'}});
  void remarkTitle().call(undefined as never, tree, file, () => undefined);
  const heading = tree.children.at(-1);
  expect(heading).toMatchObject({children: [{name: 'code', data: {_mdxExplicitJsx: true}}]});
});
