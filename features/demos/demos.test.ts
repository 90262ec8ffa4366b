import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import type {Code, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import remarkDemo from './';

const demos = {
  'src/demos/spring/index.ts':
    "export default defineDemo({load: () => import('./Spring').then((m) => m.Spring)});\n",
  'src/demos/spring/Spring.tsx': 'export const Spring = () => null;\n\n',
  'src/demos/custom-timing/index.ts':
    "export default defineDemo({source: 'hold.ts', load: () => import('./Timing')});\n",
  'src/demos/custom-timing/hold.ts': 'export const hold = 24;\n',
  'src/demos/silent/index.ts': 'export default {};\n',
};

/** The page after the plugin: its lines of import, its code blocks, and the props of each demo. */
const transform = (page: string) => {
  const {root} = temporarySite(demos);
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(() => remarkDemo({siteDir: root}));
  const file = {path: path.join(root, 'docs/spring.mdx'), value: page};
  const tree: Root = processor.runSync(processor.parse(file), file);
  const imports: string[] = [];
  const code: Code[] = [];
  const props: unknown[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      imports.push(node.value);
    } else if (node.type === 'code') {
      code.push(node);
    } else if (node.type === 'mdxJsxFlowElement') {
      props.push(
        ...node.attributes.map((attribute) =>
          attribute.type === 'mdxJsxAttribute'
            ? [attribute.name, (attribute.value as {value: string}).value]
            : attribute,
        ),
      );
    }
  });
  return {imports, code, props};
};

describe('<Demo>', () => {
  it('gets its definition and its source', () => {
    const {imports, code, props} = transform('The text.\n\n<Demo id="spring" />\n');
    expect(imports).toEqual(["import demo_spring from '@site/src/demos/spring';"]);
    expect(props).toEqual([['demo', 'demo_spring']]);
    expect(code).toMatchObject([
      {
        lang: 'tsx',
        meta: 'title="Spring.tsx" expanded',
        value: 'export const Spring = () => null;',
      },
    ]);
  });

  it('shows its source instead of its component', () => {
    expect(transform('<Demo id="custom-timing" />\n').code).toMatchObject([
      {lang: 'ts', meta: 'title="hold.ts" expanded', value: 'export const hold = 24;'},
    ]);
  });

  it('is imported once, even if it is on the page several times', () => {
    const {imports, code} = transform(
      '<Demo id="custom-timing" />\n\n<Demo id="spring" />\n\n<Demo id="custom-timing" />\n',
    );
    expect(imports.sort()).toEqual([
      "import demo_custom_timing from '@site/src/demos/custom-timing';",
      "import demo_spring from '@site/src/demos/spring';",
    ]);
    expect(code).toHaveLength(3);
  });

  it.each([
    ['without an id', '<Demo />', 'docs/spring.mdx:3: <Demo> has no id'],
    ['with an unknown id', '<Demo id="gone" />', 'there is no demo "gone"'],
    [
      'without a component',
      '<Demo id="silent" />',
      'src/demos/silent/index.ts imports no component',
    ],
  ])('%s fails the build with the file, the line and the fix', (_name, element, message) => {
    expect(() => transform(`The text.\n\n${element}\n`)).toThrow(message);
  });
});
