import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {headingId, setHeadingIds, writeHeadingId} from './/index';

const headingsOf = (text: string) => {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  setHeadingIds(tree);
  const headings: [string, string | undefined, number][] = [];
  visit(tree, 'heading', (heading) => {
    headings.push([toString(heading), headingId(heading), heading.children.length]);
  });
  return headings;
};

test.each([
  ['## The codec {/* #codec */}', 'The codec', 'codec', 1],
  ['## `codec?` {/* #codec */}', 'codec?', 'codec', 1],
  ['## The `codec` and *more* {/*#Codec_2*/}', 'The codec and more', 'Codec_2', 4],
  ['## The codec {/* #codec is linked from the CLI */}', 'The codec', 'codec', 1],
])('an ID in a comment: %s', (text, ...heading) => {
  expect(headingsOf(text)).toEqual([heading]);
});

test.each([
  '## The codec',
  '## The codec {/* not an ID */}',
  '## {/* #codec */} The codec',
  '## The codec {codec /* #codec */}',
  '## The codec {/* #a */ /* #b */}',
])('no ID: %s', (text) => {
  expect(headingsOf(text)).toMatchObject([[expect.any(String), undefined, expect.any(Number)]]);
});

test('what is written can be read', () => {
  expect(headingsOf(`## Codec ${writeHeadingId('choosing-a-codec')}`)).toEqual([
    ['Codec', 'choosing-a-codec', 1],
  ]);
});
