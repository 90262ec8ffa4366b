import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Settings} from './settings';

/**
 * A placeholder for the credentials that the theme requires. If none are set, the site uses its own search
 * index and sends nothing to Algolia.
 */
export const noCredential = 'LOCAL';

/** The language and docs version of the site. Pages have these attributes, and every query filters by them. */
const facetFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];

/** The path of the search page, relative to the root of the site. */
export const searchPath = 'search';

/** The search of the theme: Algolia if its settings are set, otherwise the site's own index. */
export const algolia = (settings: Settings['algolia']) =>
  ({
    appId: settings?.appId ?? noCredential,
    apiKey: settings?.apiKey ?? noCredential,
    indexName: 'remotion',
    searchPagePath: searchPath,
    contextualSearch: false,
    searchParameters: {facetFilters},
  }) satisfies ThemeConfig['algolia'];
