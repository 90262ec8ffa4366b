import path from 'node:path';

/** Whether a style sheet is Infima's. */
export const isInfima = (file: string | undefined): boolean => /[\\/]infima[\\/]/.test(file ?? '');

/** Globs of the files that name the classes of this site. */
export const whereClassesAreNamed = (siteDir: string): string[] =>
  [
    'node_modules/@docusaurus/core/lib/client/**/*.js',
    'node_modules/@docusaurus/theme-classic/lib/**/*.js',
    'node_modules/@docusaurus/theme-common/lib/**/*.js',
    'node_modules/@docusaurus/theme-search-algolia/lib/theme/**/*.js',
    'src/{components,pages,theme}/**/*.{ts,tsx}',
    'src/css/*.css',
    'config/*.ts',
  ].map((glob) => path.posix.join(siteDir.split(path.sep).join('/'), glob));
