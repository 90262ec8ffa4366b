import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, PluginModule, ThemeConfig} from '@docusaurus/types';
import {noCredential} from './client/no-credential';
import {browserOptions, type LocalSearchOptions} from './options';

const require = createRequire(import.meta.url);

interface AlgoliaConfig {
  readonly appId: string;
  readonly searchPagePath: string | false | null;
}

const algoliaOf = (themeConfig: ThemeConfig) => themeConfig['algolia'] as AlgoliaConfig | undefined;

/** Whether the configuration has no `themeConfig.algolia`, so that the site's own index answers searches. */
export const isLocal = (themeConfig: ThemeConfig): boolean =>
  (algoliaOf(themeConfig)?.appId ?? noCredential) === noCredential;

interface AlgoliaTheme extends Required<Pick<PluginModule, 'validateThemeConfig'>> {
  readonly default: (context: LoadContext) => Plugin & {readonly getThemePath: () => string};
}

const algoliaTheme = '@docusaurus/theme-search-algolia';
const loadAlgoliaTheme = () => require(algoliaTheme) as AlgoliaTheme;

/**
 * Adds Docusaurus' theme for Algolia, which the preset only adds if `themeConfig.algolia` is set. It has the route of the
 * search page, `opensearch.xml`, and the translated texts of the dialog.
 */
export const addAlgoliaTheme: PluginModule = (context) => {
  if (!isLocal(context.siteConfig.themeConfig)) {
    return null;
  }
  const theme = loadAlgoliaTheme().default(context);
  const folder = path.dirname(require.resolve(algoliaTheme));
  return {...theme, getThemePath: () => path.resolve(folder, theme.getThemePath())};
};

/** Sets placeholders, because the theme requires credentials. */
addAlgoliaTheme.validateThemeConfig = ({validate, themeConfig}) => {
  if (algoliaOf(themeConfig as ThemeConfig)) {
    return themeConfig;
  }
  const algolia = {appId: noCredential, apiKey: noCredential, indexName: noCredential};
  return loadAlgoliaTheme().validateThemeConfig({
    validate,
    themeConfig: {algolia} as typeof themeConfig,
  });
};

/** Adds the components of the search, and writes the options that they import. */
export const addComponents =
  (options: LocalSearchOptions) =>
  ({siteConfig}: LoadContext): Plugin => {
    const algolia = algoliaOf(siteConfig.themeConfig);
    if (algolia && !algolia.searchPagePath) {
      throw new Error(
        `@docs-kit/local-search: \`themeConfig.algolia.searchPagePath\` is ${String(algolia.searchPagePath)}, but the dialog links to the search page. Write a path such as "search", or remove the setting.`,
      );
    }
    return {
      name: 'local-search',
      getThemePath: () => fileURLToPath(new URL('theme', import.meta.url)),
      contentLoaded: async ({actions}) => {
        await actions.createData('options.json', browserOptions(options));
      },
    };
  };
