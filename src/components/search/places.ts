/** The pages that the search offers before the reader types a query. */
export const places = [
  {label: 'Guide', to: '/docs/'},
  {label: 'API reference', to: '/docs/api'},
  {label: 'Templates', to: '/templates/'},
  {label: 'Blog', to: '/blog'},
] as const;

/** Queries to try if one has no results. */
export const suggestions = ['composition', 'interpolate', 'render a video', 'templates'];
