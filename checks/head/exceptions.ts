/** Pages that a rule for the head doesn't apply to. The check fails for entries that no page needs. */
export interface Exception {
  readonly route: RegExp;
  readonly reason: string;
}

/** Pages that aren't in the sitemap. The patterns match those of `sitemap` in docusaurus.config.ts. */
export const notInSitemap: readonly Exception[] = [
  {route: /^\/404$/, reason: 'It is shown for URLs that do not exist.'},
  {route: /^\/search$/, reason: 'It is empty until the reader types.'},
  {route: /^\/ai-embed$/, reason: 'Other pages embed it in an iframe.'},
  {route: /\/page\/\d+$/, reason: 'A later page of a list. Search engines index the posts.'},
  {route: /\/tags(?:\/|$)/, reason: 'A list by tag. Search engines index the posts.'},
];

/**
 * Pages whose description Docusaurus generates. It may be shorter, because lists add nothing to their entries.
 */
export const listPages: readonly Exception[] = [
  {route: /^\/(?:blog|learn|success-stories)\/archive$/, reason: 'The archive of a collection.'},
];
