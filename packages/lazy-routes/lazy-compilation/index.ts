import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {replaceInClient} from '../client-files';

/** The part of Rspack that webpack, whose types Docusaurus uses, doesn't have. */
interface LazyBundler {
  readonly lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

/**
 * The bundler configuration with which `docusaurus start` compiles a page when somebody opens it, instead of all pages
 * before it shows the first one. After a change, it only compiles the open pages.
 *
 * @see https://rspack.rs/guide/features/lazy-compilation
 */
export const lazyCompilation = (
  {generatedFilesDir}: LoadContext,
  {currentBundler}: ConfigureWebpackUtils,
): object => {
  const {name, instance} = currentBundler;
  if (name !== 'rspack') {
    return {};
  }
  let middleware: unknown;
  return {
    lazyCompilation: {entries: false, test: /\.mdx?(?:$|\?)/},
    // Docusaurus adds this middleware after its own.
    devServer: {setupMiddlewares: () => [middleware]},
    module: {
      rules: [
        {
          test: path.join(generatedFilesDir, 'registry.js'),
          loader: fileURLToPath(new URL('loader.mjs', import.meta.url)),
        },
      ],
    },
    plugins: [
      replaceInClient('docusaurus', 'withoutPrefetch', currentBundler),
      {
        apply: (compiler: unknown) => {
          const {lazyCompilationMiddleware} = instance as unknown as LazyBundler;
          middleware = lazyCompilationMiddleware(compiler);
        },
      },
    ],
  };
};
