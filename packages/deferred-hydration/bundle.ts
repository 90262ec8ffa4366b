import {fileURLToPath} from 'node:url';
import {type BuildOptions, buildSync} from 'esbuild';

/** Properties of the interfaces in `client`, which esbuild shortens. No other object in a browser has them. */
const ownProperties =
  /^(?:isSupported|dialogKeys|toggles|opens|replay|reportTo|isEmpty|replacement|selectionIn|isScript|isPreload)$/;

const bundle = (options: BuildOptions): string => {
  const {outputFiles} = buildSync({
    ...options,
    bundle: true,
    minify: true,
    format: 'iife',
    // Browsers that a site doesn't support must be able to parse the script, because it tells their readers so.
    target: 'es2017',
    write: false,
  });
  return outputFiles?.[0]?.text.trim() ?? '';
};

/**
 * Bundles a module that a page runs before hydration to one minified script for browsers since 2017.
 *
 * @param file absolute path of the module
 * @param define code by the global name that it replaces
 */
export const bundleScript = (file: string, define: Readonly<Record<string, string>> = {}): string =>
  bundle({entryPoints: [file], define});

/**
 * Bundles the inline script of all pages.
 *
 * @param script absolute path of a module with an `EarlyScript` as its default export
 */
export const bundleInlineScript = (
  script: string | undefined,
  define: Readonly<Record<string, string>>,
): string =>
  bundle({
    stdin: {
      contents: [
        "import {deferHydration} from './client';",
        script === undefined
          ? 'const script = {};'
          : `import script from ${JSON.stringify(script)};`,
        'deferHydration(script);',
      ].join('\n'),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    define,
    mangleProps: ownProperties,
  });
