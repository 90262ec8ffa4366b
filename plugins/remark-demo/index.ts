import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {attributeText, importDefault, objectAttribute, placeOf} from '../lib/mdx';

/** Matches `source: 'Spring.tsx'` in a demo's index.ts. */
const sourcePattern = /\bsource:\s*['"]([^'"]+)['"]/;

/**
 * Adds the definition and the source to `<Demo id="spring" />`: imports the module `src/demos/spring` into the
 * page, and adds the file that it names to the element as a highlighted code block.
 *
 * @throws if the ID is missing or isn't a folder in `src/demos`
 */
export default function remarkDemo({siteDir}: {readonly siteDir: string}): Transformer<Root> {
  const demosDir = path.join(siteDir, 'src/demos');
  return (tree, file) => {
    const imports = new Map<string, string>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Demo') {
        return;
      }
      const id = attributeText(node, 'id');
      const at = placeOf(siteDir, file, node);
      if (!id) {
        throw new Error(
          `${at}: <Demo> has no id. Write <Demo id="spring" /> with the name of a folder in src/demos.`,
        );
      }
      const definition = path.join(demosDir, id, 'index.ts');
      if (!existsSync(definition)) {
        throw new Error(
          `${at}: there is no demo "${id}", because src/demos/${id}/index.ts does not exist. Use the name of a folder in src/demos.`,
        );
      }
      const source = sourcePattern.exec(readFileSync(definition, 'utf8'))?.[1];
      if (!source) {
        throw new Error(
          `${at}: src/demos/${id}/index.ts has no source file. Add one, for example source: 'Spring.tsx'.`,
        );
      }
      const local = `demo_${id.replaceAll('-', '_')}`;
      imports.set(local, `@site/src/demos/${id}`);
      node.attributes = [objectAttribute('demo', local)];
      node.children = [
        {
          type: 'code',
          lang: path.extname(source).slice(1),
          // The reader has opened it already.
          meta: `title="${source}" expanded`,
          value: readFileSync(path.join(demosDir, id, source), 'utf8').trimEnd(),
        },
      ];
    });
    for (const [local, from] of imports) {
      tree.children.unshift(importDefault(local, from));
    }
  };
}
