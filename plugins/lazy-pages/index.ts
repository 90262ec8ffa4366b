import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The part of rspack that webpack, whose types Docusaurus uses, doesn't have. */
interface LazyBundler {
  readonly lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

/**
 * Makes `npm start` compile a page when somebody opens it, instead of all pages before the first one is shown. A change
 * then only compiles the open pages. The production build doesn't use this plugin.
 *
 * @see https://rspack.rs/guide/features/lazy-compilation
 */
export default function lazyPagesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack: (_config, isServer, {currentBundler: {name, instance}}) => {
      if (isServer || process.env.NODE_ENV === 'production' || name !== 'rspack') {
        return {};
      }
      let middleware: unknown;
      const lazy = {
        lazyCompilation: {entries: false, test: /\.mdx(?:$|\?)/},
        // Docusaurus adds this middleware after its own.
        devServer: {setupMiddlewares: () => [middleware]},
      };
      return {
        ...lazy,
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              loader: path.join(__dirname, 'loader.mjs'),
            },
          ],
        },
        plugins: [
          {
            apply: (compiler: unknown) => {
              const {lazyCompilationMiddleware} = instance as unknown as LazyBundler;
              middleware = lazyCompilationMiddleware(compiler);
            },
          },
        ],
      };
    },
  };
}
