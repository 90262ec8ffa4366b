import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import {globSync} from 'tinyglobby';

/** Whether a style sheet is Infima's. */
export const isInfima = (file: string | undefined): boolean => /[\\/]infima[\\/]/.test(file ?? '');

/** Globs of the files that name the classes of this site. */
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

/** Globs of files of the theme that this site replaces, so that what only they name is not used. */
export const replacedByThisSite = [
  // By src/components/BlogList/ArchivePage and src/components/search/SearchPage.
  '**/theme-classic/lib/theme/BlogArchivePage/**',
  '**/theme-search-algolia/lib/theme/SearchPage/**',
  // By those in src/theme.
  '**/theme-classic/lib/theme/{ErrorPageContent.js,NotFound/Content/**}',
  // Docs have no tags here.
  '**/theme-classic/lib/theme/DocTag*/**',
  // There are no Markdown pages in src/pages, and docs have no cards of other docs.
  '**/theme-classic/lib/theme/{MDXPage,DocCard,DocCardList,DocCategoryGeneratedIndexPage}/**',
];

/** Classes that the theme adds only if the configuration asks for them, which this one does not. */
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

/** Globs of the style sheets beside Infima, which read its variables. */
const otherSheets = (siteDir: string): string[] =>
  [
    'node_modules/@docusaurus/{core,theme-classic,theme-common,theme-search-algolia}/lib/**/*.css',
    'src/**/*.css',
  ].map((glob) => path.posix.join(siteDir.split(path.sep).join('/'), glob));

/** Names of Infima's variables that something outside of Infima reads. */
export const variablesReadElsewhere = (siteDir: string): string[] => {
  const files = globSync([...otherSheets(siteDir), ...whereClassesAreNamed(siteDir)]);
  return [
    ...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? [])),
  ];
};

/** Names of Infima's variables that this site sets for both modes: cascade layers let its own value win. */
export const variablesSetHere = (siteDir: string): ReadonlySet<string> => {
  const names = new Set<string>();
  parse(readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8')).each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      node.walkDecls(/^--ifm-/, ({prop}) => void names.add(prop));
    }
  });
  return names;
};
