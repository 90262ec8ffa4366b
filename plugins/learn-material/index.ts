import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadMaterial, type Material} from './load';

/**
 * Collects the snippets and examples for the list at `/learn`, which imports them as `Material` from
 * `@generated/learn-material/default/material.json`.
 */
export default function learnMaterialPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'learn-material',
    getPathsToWatch: () =>
      ['docs/miscellaneous/snippets/*.mdx', 'examples/*/example.ts'].map((pattern) =>
        path.join(siteDir, pattern),
      ),
    loadContent: () => loadMaterial(siteDir),
    contentLoaded: async ({content, actions}) => {
      await actions.createData('material.json', content as Material);
    },
  };
}
