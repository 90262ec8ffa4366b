import type {Code} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import remarkSamples from './';

/** The code block of a page after the plugin: language, meta and code. */
function transform(block: string): string | undefined {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSamples);
  const tree = processor.runSync(processor.parse(`The text.\n\n${block}\n`));
  let found: string | undefined;
  visit(tree, 'code', ({lang, meta, value}: Code) => {
    found = [`${lang}${meta ? ` ${meta}` : ''}`, value].join('\n');
  });
  return found;
}

const fence = (text: string) => `\`\`\`${text}\n\`\`\``;

test.each([
  [
    'the lines up to the cut, and the blank lines below it',
    'tsx title="A.tsx"\nimport {a} from \'a\';\n\n// ---cut---\n\none();\n\ntwo();',
    'tsx title="A.tsx"\none();\n\ntwo();',
  ],
  [
    'the lines up to the last cut',
    'ts\none();\n// ---cut---\ntwo();\n  // ---cut---\nthree();',
    'ts\nthree();',
  ],
  [
    'directives',
    "ts\n// @errors: 2322\nconst fps: number = '30';\n// @filename: src/next.ts\nexport const next = 1;",
    "ts\nconst fps: number = '30';\nexport const next = 1;",
  ],
])('removes %s', (_name, before, after) => {
  expect(transform(fence(before))).toBe(after);
});

test('removes the lines up to a cut in a list', () => {
  expect(transform('1. Step\n\n   ```ts\n   hidden();\n   // ---cut---\n   shown();\n   ```')).toBe(
    'ts\nshown();',
  );
});

test.each([
  ['a comment that resembles a cut', 'ts\n// --- cut the clip ---\nshown();'],
  [
    'other comments',
    'ts\n// @ts-expect-error The title is missing\nrender();\n// highlight-next-line\nstop();',
  ],
  ['other languages', 'bash\n// ---cut---\n// @errors: 2322'],
])('keeps %s', (_name, code) => {
  expect(transform(fence(code))).toBe(code);
});

describe('the words after the language that only the checks read', () => {
  test.each([
    ['tsx skip="needs the purchased package"', 'tsx'],
    ['tsx title="src/Cube.tsx" skip="needs it" {1,3}', 'tsx title="src/Cube.tsx" {1,3}'],
    ["ts skip='needs it' showLineNumbers", 'ts showLineNumbers'],
    ['ts skip', 'ts'],
    [
      'tsx title="src/Root.tsx" file="examples/hello/src/Root.tsx" {2}',
      'tsx title="src/Root.tsx" {2}',
    ],
    ['js file="examples/stills/render.mjs#select"', 'js'],
    ['txt title="file=none"', 'txt title="file=none"'],
    ['bash npm2yarn', 'bash npm2yarn'],
    ['ts title="how to skip=nothing"', 'ts title="how to skip=nothing"'],
  ])('%s becomes %s', (before, after) => {
    expect(transform(fence(`${before}\ncode`))).toBe(`${after}\ncode`);
  });
});
