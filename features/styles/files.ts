import path from 'node:path';

/** The folders with code that browsers run, as a glob. */
const clientCode = '{src,features/ui,features/*/client,packages/*/{client,theme}}';

/** Globs of code in which browsers could set or read custom properties. */
export const clientScripts = [
  'node_modules/@docusaurus/{core,theme-classic,theme-common,theme-search-algolia}/lib/**/*.js',
  `${clientCode}/**/!(*.test).{ts,tsx}`,
  '{config,features/site}/**/!(*.test).ts',
];

/** Globs of code that names classes. */
export const codeWithClasses = [
  'node_modules/@docusaurus/{core/lib/client,theme-classic/lib,theme-common/lib,theme-search-algolia/lib/theme}/**/*.js',
  `${clientCode}/**/!(*.test).{ts,tsx}`,
  '{config,features/site}/!(*.test).ts',
  'src/css/*.css',
];

/** Globs of all style sheets except Infima. */
export const styleSheets = [
  'node_modules/@docusaurus/{core,theme-classic,theme-common,theme-search-algolia}/lib/**/*.css',
  '{src,features,packages}/**/*.css',
];

/** The folders of this site in which a change can make a style used or unused. */
export const watchedFolders = ['src', 'features', 'packages', 'config'];

/** Makes globs absolute. */
export const absolute = (siteDir: string, globs: readonly string[]): string[] =>
  globs.map((glob) => path.posix.join(siteDir.split(path.sep).join('/'), glob));
