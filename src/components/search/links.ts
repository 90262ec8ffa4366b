import {external} from '@site/config/external-links';

/** The pages that the search offers before the reader types a query. */
export const places = [
  {label: 'Guide', to: '/docs/'},
  {label: 'API reference', to: '/docs/api'},
  {label: 'Templates', to: '/templates/'},
  {label: 'Blog', to: '/blog'},
] as const;

/** Queries to try if one has no results. */
export const suggestions = ['composition', 'interpolate', 'render a video', 'templates'];

/** The URL for reporting that a search should have returned results. */
export const reportLink = (query: string): string =>
  `${external.repository}/issues/new?${new URLSearchParams({title: `Docs search has no results for "${query}"`}).toString()}`;
