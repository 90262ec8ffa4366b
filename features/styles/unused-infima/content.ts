import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type Root} from 'postcss';
import {globSync} from 'tinyglobby';
import {absolute, codeWithClasses, styleSheets} from '../files';

/** Whether a style sheet is Infima's. */
export const isInfima = (file: string | undefined): boolean => /[\\/]infima[\\/]/.test(file ?? '');

/** Globs of the theme's components that this site never renders, so that classes that only they name are unused. */
export const neverRendered = [
  // Replaced by the archive of this site, and by the search page of packages/local-search.
  '**/theme-classic/lib/theme/BlogArchivePage/**',
  '**/theme-search-algolia/lib/theme/SearchPage/**',
  // Replaced in src/theme.
  '**/theme-classic/lib/theme/{ErrorPageContent.js,NotFound/Content/**,DocItem/TOC/Mobile/**}',
  '**/theme-classic/lib/theme/TOCCollapsible/**',
  // Docs have no tags here.
  '**/theme-classic/lib/theme/DocTag*/**',
  // Posts have no authors.
  '**/theme-classic/lib/theme/{Blog/Components/Author,Blog/Pages,BlogPostItem/Header/Authors}/**',
  // `docs.sidebar.hideable` is off.
  '**/theme-classic/lib/theme/{DocSidebar/Desktop/CollapseButton,DocRoot/Layout/Sidebar/ExpandButton}/**',
  // There are no Markdown pages in src/pages, and docs have no cards of other docs.
  '**/theme-classic/lib/theme/{MDXPage,DocCard,DocCardList,DocCategoryGeneratedIndexPage}/**',
];

/** Style sheets of those components, by absolute path. */
export const sheetsNeverUsed = (siteDir: string): ReadonlySet<string> => {
  const sheets = (ignore: string[]) =>
    globSync('node_modules/@docusaurus/theme-classic/lib/theme/**/*.css', {
      cwd: siteDir,
      absolute: true,
      ignore,
    });
  const used = new Set(sheets(neverRendered));
  return new Set(sheets([]).filter((file) => !used.has(file)));
};

/** Classes of Infima that no page has, although a file that is searched contains the word. */
export const unusedClasses = [
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
  // `<Tabs block>`.
  'tabs--block',
  // Names in src/product that aren't classes of Infima.
  'hero',
  'card',
];

/** Names of Infima's variables that are used outside of Infima. */
export const variablesReadElsewhere = (siteDir: string): string[] => {
  const files = globSync(absolute(siteDir, [...styleSheets, ...codeWithClasses]));
  return [
    ...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? [])),
  ];
};

/** Names of Infima's variables that this site sets for both modes: cascade layers let its own value win. */
const variablesSetHere = (siteDir: string): ReadonlySet<string> => {
  const names = new Set<string>();
  parse(readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8')).each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      node.walkDecls(/^--ifm-/, ({prop}) => void names.add(prop));
    }
  });
  return names;
};

/** Removes the values that `src/css/tokens.css` replaces from Infima's style sheet. */
export const removeReplacedVariables = (infima: Root, siteDir: string): void => {
  const replaced = variablesSetHere(siteDir);
  infima.walkRules(/^(?::root|html\[data-theme='dark'\]|\[data-theme='dark'\])$/, (rule) =>
    rule.walkDecls(/^--ifm-/, (declaration) => {
      if (replaced.has(declaration.prop)) {
        declaration.remove();
      }
    }),
  );
};
