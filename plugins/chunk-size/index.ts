import type {Plugin} from '@docusaurus/types';

/**
 * Modules that pages share become a file of their own only from this size on, in bytes before
 * compression. The bundler's default of 20,000 splits a docs page into 20 requests, where a stock site
 * makes 18; this one makes 17, and sends about as much.
 */
const minSize = 60_000;

/**
 * Chunks go by their number. Docusaurus names them by hashes, which every page would carry twice: the
 * map from names to numbers is there anyway. What loads when a reader asks for it keeps its name, by
 * which tests and people know it.
 */
const chunkFilename = ({chunk}: {chunk?: {name?: string | null}}): string =>
  `assets/js/${chunk?.name?.startsWith('on-demand-') ? '[name]' : '[id]'}.[contenthash:8].js`;

/** Lets a page load fewer and larger scripts, and a smaller list of all the others. */
export default function chunkSizePlugin(): Plugin {
  return {
    name: 'chunk-size',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {output: {chunkFilename}, optimization: {splitChunks: {minSize}}},
  };
}
