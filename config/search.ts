import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Settings} from './settings';

/**
 * The theme insists on credentials. This stands for them where there are none: the search that comes
 * with the site answers then, and nothing is sent anywhere.
 */
export const noCredential = 'LOCAL';

/** The language and the docs version of the site, as pages carry them and as every query asks for them. */
const facetFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];

/** What browsers call the search of the site. OpenSearch allows 16 characters. */
export const searchName = 'Remotion';

/** Search of the theme: Algolia with its settings, the index that comes with the site without them. */
export const algolia = (settings: Settings['algolia']) =>
  ({
    appId: settings?.appId ?? noCredential,
    apiKey: settings?.apiKey ?? noCredential,
    indexName: 'remotion',
    searchPagePath: 'search',
    contextualSearch: false,
    searchParameters: {facetFilters},
  }) satisfies ThemeConfig['algolia'];
