import type {Plugin} from '@docusaurus/types';
import {sheets} from './sheets';

/** Each style sheet gets its own chunk. */
const cacheGroups = Object.fromEntries(
  Object.entries(sheets).map(([name, test]) => [
    name,
    {
      name,
      type: 'css/mini-extract',
      test,
      chunks: 'all' as const,
      enforce: true,
      // Higher than the priority of `styles` in Docusaurus, which is 50.
      priority: 60,
    },
  ]),
);

/**
 * Docusaurus bundles all styles into one file, so docs pages would load the styles of the home page, and the
 * reverse. This plugin gives each kind of page its own style sheet in addition to the shared one. The bundler's
 * runtime loads it on navigation, and `link.ts` adds it to the static pages, because Docusaurus only links the
 * entry's style sheets.
 */
export default function pageStylesPlugin(): Plugin {
  return {
    name: 'page-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups}}},
  };
}
