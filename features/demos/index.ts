import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {attributeText, importDefault, locationOf, objectAttribute} from '@docs-kit/docs-proof/mdx';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Returns the name of the file that a demo shows: its `source`, or the component that `load` imports. Undefined if there
 * is neither.
 *
 * @param definition the text of the demo's index.ts
 */
export const shownFileOf = (definition: string): string | undefined => {
  const source = /\bsource: '([^']+)'/.exec(definition)?.[1];
  const component = /\bimport\('\.\/([\w-]+)'\)/.exec(definition)?.[1];
  return source ?? (component && `${component}.tsx`);
};

/**
 * Adds the definition and the source to `<Demo id="spring" />`: imports the module `src/demos/spring` into the
 * page, and adds the file that it shows to the element as a highlighted code block.
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
      const at = locationOf(siteDir, file, node);
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
      const shown = shownFileOf(readFileSync(definition, 'utf8'));
      if (!shown) {
        throw new Error(
          `${at}: src/demos/${id}/index.ts imports no component. Add one: load: () => import('./Spring').then((m) => m.Spring).`,
        );
      }
      const local = `demo_${id.replaceAll('-', '_')}`;
      imports.set(local, `@site/src/demos/${id}`);
      node.attributes = [objectAttribute('demo', local)];
      node.children = [
        {
          type: 'code',
          lang: path.extname(shown).slice(1),
          // The reader has opened it already.
          meta: `title="${shown}" expanded`,
          value: readFileSync(path.join(demosDir, id, shown), 'utf8').trimEnd(),
        },
      ];
    });
    for (const [local, from] of imports) {
      tree.children.unshift(importDefault(local, from));
    }
  };
}
