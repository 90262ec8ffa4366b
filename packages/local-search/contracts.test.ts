/** What the package relies on without a promise of Docusaurus or DocSearch: see README.md. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {addAlgoliaTheme} from './theme-plugins';

const require = createRequire(import.meta.url);

/** Reads a file of an installed package. @param entry a module of the package; `file` is relative to its folder */
const read = (entry: string, file: string): string =>
  readFileSync(path.join(path.dirname(require.resolve(entry)), file), 'utf8');

describe('Docusaurus', () => {
  it('adds the classes that extract-page.ts and read-html.ts look for', () => {
    const classNames = read('@docusaurus/theme-common', 'utils/ThemeClassNames.js');
    for (const name of [
      'blog-list-page',
      'blog-post-page',
      'theme-code-block',
      'theme-doc-breadcrumbs',
      'theme-doc-footer',
      'theme-doc-toc-desktop',
      'theme-doc-toc-mobile',
    ]) {
      expect(classNames).toContain(`'${name}'`);
    }
    expect(read('@docusaurus/theme-common', 'utils/metadataUtils.js')).toContain('`plugin-${');
    const theme = '@docusaurus/theme-classic';
    expect(read(theme, 'theme/Heading/index.js')).toContain('hash-link');
    expect(read(theme, 'theme/DocPaginator/index.js')).toContain('pagination-nav');
    expect(read(theme, 'theme/Tabs/index.js')).toContain("'tabs-container'");
    expect(read(theme, 'theme/DocBreadcrumbs/index.js')).toContain("'breadcrumbs__item--active'");
  });

  it('adds the language, the version and the tag to each page', () => {
    const metadata = read('@docusaurus/theme-classic', 'theme/SearchMetadata/index.js');
    for (const name of ['language', 'version', 'docusaurus_tag']) {
      expect(metadata).toContain(`name="docsearch:${name}"`);
    }
  });

  it('calls `validateThemeConfig` of a plugin that is a function', () => {
    expect(read('@docusaurus/core/package.json', 'lib/server/plugins/init.js')).toContain(
      'normalizedPluginConfig.plugin.validateThemeConfig',
    );
  });

  it('has a theme for Algolia that accepts placeholders, and has a search page and translations', async () => {
    const validate = vi.fn((_schema: unknown, themeConfig: object) => ({
      algolia: {...(themeConfig as {algolia: object}).algolia, searchPagePath: 'search'},
    }));
    const themeConfig = addAlgoliaTheme.validateThemeConfig?.({
      validate: validate,
      themeConfig: {},
    });
    expect(themeConfig).toMatchObject({algolia: {appId: 'LOCAL', searchPagePath: 'search'}});
    const context = {
      baseUrl: '/',
      siteConfig: {themeConfig},
      i18n: {currentLocale: 'en'},
    } as unknown as LoadContext;
    const theme = await addAlgoliaTheme(context, {});
    expect(
      readFileSync(`${theme?.getThemePath?.()}/SearchTranslations/index.js`, 'utf8'),
    ).toContain('noResultsScreen');
    const addRoute = vi.fn();
    await theme?.contentLoaded?.({actions: {addRoute}} as never);
    expect(addRoute).toHaveBeenCalledWith(
      expect.objectContaining({path: '/search', component: '@theme/SearchPage'}),
    );
  });

  it('is left alone if Algolia is configured', async () => {
    const themeConfig = {algolia: {appId: 'ABC', searchPagePath: 'search'}};
    const validate = vi.fn();
    expect(addAlgoliaTheme.validateThemeConfig?.({validate, themeConfig})).toBe(themeConfig);
    expect(await addAlgoliaTheme({siteConfig: {themeConfig}} as never, {})).toBeNull();
  });
});

describe('DocSearch', () => {
  it('has the elements that SearchModal.tsx amends, and the error that shows its error screen', () => {
    const code = read('@docsearch/react', '../esm/index.js');
    for (const name of [
      'Container',
      'Dropdown',
      'ErrorScreen',
      'Footer',
      'Input',
      'Logo',
      'Modal',
      'NoResults',
      'NoResults-Prefill-List',
      'Screen-Icon',
      'SearchBar',
    ]) {
      expect(code).toContain(`DocSearch-${name}`);
    }
    expect(code).toContain('"RetryError"===e.name');
  });

  it('has separate style sheets for variables and for the dialog', () => {
    const folder = path.dirname(require.resolve('@docsearch/css'));
    for (const file of ['_variables.css', 'modal.css']) {
      expect(readFileSync(path.join(folder, file), 'utf8')).toContain('docsearch');
    }
  });
});
