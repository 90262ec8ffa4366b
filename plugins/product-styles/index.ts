import type {Plugin} from '@docusaurus/types';
import {linkProductStyles} from './link';

/** Style sheets of the pages around the docs: their components and routes. */
const ofProductPages = /[\\/]src[\\/](?:product|pages)[\\/].*\.css$/;

/** Components that are such a page. */
const isProductPage = ({component}: {readonly component: string}): boolean =>
  /^@site\/src\/(?:product|pages)\//.test(component);

/**
 * Docusaurus joins all styles into one file, so every docs page would carry those of the home page.
 * This gives the product pages a file of their own. The bundler's runtime loads it on navigation; the
 * static pages link it, which is done after the build because Docusaurus writes only the entry's
 * sheets into a page.
 */
export default function productStylesPlugin(): Plugin {
  return {
    name: 'product-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // Before `styles` of Docusaurus, whose priority is 50.
                  productStyles: {
                    name: 'product-styles',
                    type: 'css/mini-extract',
                    test: ofProductPages,
                    chunks: 'all',
                    enforce: true,
                    priority: 60,
                  },
                },
              },
            },
          },
    postBuild: ({outDir, routes}) =>
      linkProductStyles(
        outDir,
        routes.filter(isProductPage).map(({path}) => path),
      ),
  };
}
