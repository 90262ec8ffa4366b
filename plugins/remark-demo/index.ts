import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {attributeOf, importDefault, objectAttribute} from './mdx-nodes';

/** `source: 'Spring.tsx'` in a demo's index.ts. */
const sourcePattern = /\bsource:\s*['"]([^'"]+)['"]/;

/**
 * Turns `<Demo id="spring" />` into a demo that knows its definition and shows its own source: the
 * module `src/demos/spring` is imported into the page, and the file it names becomes a code block
 * inside the element, highlighted like any other.
 *
 * @throws when the id is missing or names no folder of `src/demos`
 */
export default function remarkDemo({siteDir}: {readonly siteDir: string}): Transformer<Root> {
  const demosDir = path.join(siteDir, 'src/demos');
  return (tree, file) => {
    const imports = new Map<string, string>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Demo') {
        return;
      }
      const id = attributeOf(node, 'id');
      const at = `${path.relative(siteDir, file.path)}:${node.position?.start.line ?? 1}`;
      if (!id) {
        throw new Error(
          `${at}: <Demo> has no id. Write <Demo id="spring" />, with the name of a folder of src/demos.`,
        );
      }
      const definition = path.join(demosDir, id, 'index.ts');
      if (!existsSync(definition)) {
        throw new Error(
          `${at}: there is no demo "${id}", because src/demos/${id}/index.ts does not exist.`,
        );
      }
      const source = sourcePattern.exec(readFileSync(definition, 'utf8'))?.[1];
      if (!source) {
        throw new Error(
          `${at}: src/demos/${id}/index.ts names no source file. Add, for example, source: 'Spring.tsx'.`,
        );
      }
      const local = `demo_${id.replaceAll('-', '_')}`;
      imports.set(local, `@site/src/demos/${id}`);
      node.attributes = [objectAttribute('demo', local)];
      node.children = [
        {
          type: 'code',
          lang: path.extname(source).slice(1),
          meta: `title="${source}"`,
          value: readFileSync(path.join(demosDir, id, source), 'utf8').trimEnd(),
        },
      ];
    });
    for (const [local, from] of imports) {
      tree.children.unshift(importDefault(local, from));
    }
  };
}
