import localSearch from '@docs-kit/local-search';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {external} from '../site/external-links';
import {describePages} from './pages';
import {synonyms} from './synonyms';

/** The search of the site: plugins, a step of the pass over the built pages, and the records for Algolia. */
export const search = localSearch({
  describePages,
  // Controls, which aren't part of the content.
  ignoredClasses: ['js-only'],
  brand: 'Remotion',
  synonyms,
  popularPages: [
    {label: 'Guide', to: '/docs/'},
    {label: 'API reference', to: '/docs/api'},
    {label: 'Templates', to: '/templates/'},
    {label: 'Blog', to: '/blog'},
  ],
  suggestedQueries: ['composition', 'interpolate', 'render a video', 'templates'],
  reportUrl: `${external.repository}/issues/new?title=Docs+search+has+no+results+for+%22{query}%22`,
  description: 'Search the Remotion documentation, blog posts, templates and success stories.',
});

/** The index at Algolia that `npm run search:upload` replaces. */
export const algoliaIndex = 'remotion';

/** The language and docs version of the site. Pages have these attributes, and every query filters by them. */
const facetFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];

/** The setting that replaces the site's own index with Algolia. */
export const algolia = (credentials: {readonly appId: string; readonly apiKey: string}) =>
  ({
    ...credentials,
    indexName: algoliaIndex,
    searchPagePath: 'search',
    contextualSearch: false,
    searchParameters: {facetFilters},
  }) satisfies ThemeConfig['algolia'];
