import type {Plugin} from '@docusaurus/types';
import {sheets} from './sheets';

/** Chunks that more than one page needs, each in a sheet of its own. */
const cacheGroups = Object.fromEntries(
  Object.entries(sheets).map(([name, test]) => [
    name,
    {
      name,
      type: 'css/mini-extract',
      test,
      chunks: 'all' as const,
      enforce: true,
      // Before `styles` of Docusaurus, whose priority is 50.
      priority: 60,
    },
  ]),
);

/**
 * Docusaurus joins all styles into one file, so every docs page would carry those of the home page, and
 * the home page those of docs and posts. This gives either kind a sheet of its own beside the one that
 * all pages share. The bundler's runtime loads it on navigation; `link.ts` links it in the static pages,
 * because Docusaurus writes only the entry's sheets into a page.
 */
export default function pageStylesPlugin(): Plugin {
  return {
    name: 'page-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups}}},
  };
}
