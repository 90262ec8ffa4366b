/**
 * The files that a guide can't contain, or that a command of it would download: for each guide, paths from the root of
 * this repository by paths in the project of the reader.
 */
export const supplies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/fonts.mdx': {
    'node_modules/@fontsource/lobster/files/lobster-latin-400-normal.woff2':
      'examples/fonts/public/lobster.woff2',
  },
  // npm links the commands of packages, which `npx` in a shell script looks for.
  'docs/render-all.mdx': {
    'node_modules/.bin/remotion': 'node_modules/.bin/remotion',
  },
};
