import type {Plugin} from '@docusaurus/types';
import {isLinked, partsOfSheets, pathsWith} from './sheets';

/** A sheet for each kind of page, for styles that more than one page needs. */
const cacheGroups = {
  // The one sheet of Docusaurus, which would also contain the styles of what loads on demand.
  styles: {chunks: isLinked},
  ...Object.fromEntries(
    Object.entries(partsOfSheets).map(([name, parts]) => [
      name,
      {
        name,
        type: 'css/mini-extract',
        test: pathsWith(parts),
        chunks: isLinked,
        enforce: true,
        // Before `styles`, whose priority is 50.
        priority: 60,
      },
    ]),
  ),
};

/**
 * Docusaurus joins all styles into one file, so every docs page would load those of the home page, and the
 * home page those of docs and posts. This plugin gives each kind of page its own sheet, next to the one that
 * all pages share. The bundler's runtime loads it on navigation; `link.ts` links it in the static pages,
 * because Docusaurus only links the sheets of the entry. The styles of what loads on demand load with it.
 */
export default function pageStylesPlugin(): Plugin {
  return {
    name: 'page-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups}}},
  };
}
