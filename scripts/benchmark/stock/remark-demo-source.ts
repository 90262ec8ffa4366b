import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Replaces `<Demo id="spring" />` with the source of the demo as a code block. */
const remarkDemoSource: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const id = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
    )?.value;
    if (node.name !== 'Demo' || typeof id !== 'string') {
      return;
    }
    const folder = path.join(file.cwd, 'src/demos', id);
    const definition = readFileSync(path.join(folder, 'index.ts'), 'utf8');
    const source = /\bsource:\s*['"]([^'"]+)['"]/.exec(definition)?.[1] ?? 'index.ts';
    node.children = [
      {
        type: 'code',
        lang: path.extname(source).slice(1),
        meta: `title="${source}"`,
        value: readFileSync(path.join(folder, source), 'utf8').trimEnd(),
      },
    ];
  });
};

export default remarkDemoSource;
