import type {Code} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import remarkSamples from '../../../../plugins/remark-samples';

/** The fences of a page after the plugin: language, meta and code. */
function fences(page: string): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSamples);
  const tree = processor.runSync(processor.parse(page));
  const found: string[] = [];
  visit(tree, 'code', ({lang, meta, value}: Code) => {
    found.push([`${lang}${meta ? ` ${meta}` : ''}`, value].join('\n'));
  });
  return found;
}

function page(fence: string): string {
  return `The text.\n\n\`\`\`${fence}\n\`\`\`\n`;
}

describe('setup code', () => {
  test('the lines up to the cut are removed, with the blank lines below it', () => {
    expect(
      fences(
        page(
          'tsx title="src/MyVideo.tsx"\nimport {spring} from \'remotion\';\n\n// ---cut---\n\nspring({frame: 1, fps: 30});\n\nspring({frame: 2, fps: 30});',
        ),
      ),
    ).toEqual([
      'tsx title="src/MyVideo.tsx"\nspring({frame: 1, fps: 30});\n\nspring({frame: 2, fps: 30});',
    ]);
  });

  test('if there are two cuts, the last one counts', () => {
    expect(fences(page('ts\none();\n// ---cut---\ntwo();\n  // ---cut---\nthree();'))).toEqual([
      'ts\nthree();',
    ]);
  });

  test('the cut in a list is found', () => {
    expect(
      fences('1. Step\n\n   ```ts\n   hidden();\n   // ---cut---\n   shown();\n   ```\n'),
    ).toEqual(['ts\nshown();']);
  });

  test('a comment that resembles a cut stays', () => {
    const code = 'ts\n// --- cut the clip ---\nshown();';
    expect(fences(page(code))).toEqual([code]);
  });
});

describe('directives', () => {
  test('their lines are removed', () => {
    expect(
      fences(
        page(
          "ts\n// @errors: 2322\nconst fps: number = '30';\n// @filename: src/next.ts\nexport const next = 1;",
        ),
      ),
    ).toEqual(["ts\nconst fps: number = '30';\nexport const next = 1;"]);
  });

  test('other comments stay', () => {
    const code =
      'ts\n// @ts-expect-error The title is missing\nrender();\n// highlight-next-line\nstop();';
    expect(fences(page(code))).toEqual([code]);
  });

  test('other languages do not change', () => {
    const code = 'bash\n// ---cut---\n// @errors: 2322';
    expect(fences(page(code))).toEqual([code]);
  });
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
    expect(fences(page(`${before}\ncode`))).toEqual([`${after}\ncode`]);
  });
});
