import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import {globSync} from 'tinyglobby';

/** Whether a style sheet is Infima's. */
export const isInfima = (file: string | undefined): boolean => /[\\/]infima[\\/]/.test(file ?? '');

/** Globs of the files that use class names. */
export const whereClassesAreNamed = (siteDir: string): string[] =>
  [
    'node_modules/@docusaurus/core/lib/client/**/*.js',
    'node_modules/@docusaurus/theme-classic/lib/**/*.js',
    'node_modules/@docusaurus/theme-common/lib/**/*.js',
    'node_modules/@docusaurus/theme-search-algolia/lib/theme/**/*.js',
    'src/{components,pages,product,theme}/**/*.{ts,tsx}',
    'src/css/*.css',
    'config/*.ts',
  ].map((glob) => path.posix.join(siteDir.split(path.sep).join('/'), glob));

/** Globs of theme files that this site replaces. Classes that only occur in these files are unused. */
export const replacedByThisSite = [
  // Replaced by src/components/BlogList/ArchivePage and src/components/search/SearchPage.
  '**/theme-classic/lib/theme/BlogArchivePage/**',
  '**/theme-search-algolia/lib/theme/SearchPage/**',
  // Replaced by components in src/theme.
  '**/theme-classic/lib/theme/{ErrorPageContent.js,NotFound/Content/**}',
  // The docs have no tags.
  '**/theme-classic/lib/theme/DocTag*/**',
  // src/pages contains no Markdown pages, and no page shows doc cards.
  '**/theme-classic/lib/theme/{MDXPage,DocCard,DocCardList,DocCategoryGeneratedIndexPage}/**',
];

/** Classes that the theme only adds with settings that this site doesn't use. */
export const switchedOff = [
  // `navbar.style` and `footer.style`.
  'navbar--dark',
  'navbar--primary',
  'footer--dark',
  // A footer without columns.
  'footer__link-separator',
  // A dropdown on the right side of the navbar.
  'dropdown--right',
  // The version of the docs, if there are several.
  'badge',
  'badge--secondary',
];

/** Globs of all style sheets except Infima, which use its variables. */
const otherSheets = (siteDir: string): string[] =>
  [
    'node_modules/@docusaurus/{core,theme-classic,theme-common,theme-search-algolia}/lib/**/*.css',
    'src/**/*.css',
  ].map((glob) => path.posix.join(siteDir.split(path.sep).join('/'), glob));

/** Names of Infima's variables that are used outside of Infima. */
export const variablesReadElsewhere = (siteDir: string): string[] => {
  const files = globSync([...otherSheets(siteDir), ...whereClassesAreNamed(siteDir)]);
  return [
    ...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? [])),
  ];
};

/**
 * Names of Infima's variables that this site sets for both color modes: cascade layers give its own values
 * priority.
 */
export const variablesSetHere = (siteDir: string): ReadonlySet<string> => {
  const names = new Set<string>();
  parse(readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8')).each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      node.walkDecls(/^--ifm-/, ({prop}) => void names.add(prop));
    }
  });
  return names;
};
