/** Pages that are exempt from a rule for the head. The check fails for an entry that no page needs. */
export interface Exception {
  readonly route: RegExp;
  readonly reason: string;
}

/** Pages that the sitemap leaves out; the patterns are those of `sitemap` in docusaurus.config.ts. */
export const notInSitemap: readonly Exception[] = [
  {route: /^\/404$/, reason: 'It is shown for URLs that do not exist.'},
  {route: /^\/search$/, reason: 'It is empty until the reader types.'},
  {route: /^\/ai-embed$/, reason: 'Other pages embed it in an iframe.'},
  {route: /\/page\/\d+$/, reason: 'A later page of a list. Search engines index the posts.'},
  {route: /\/tags(?:\/|$)/, reason: 'A list by tag. Search engines index the posts.'},
];

/**
 * Pages whose description is made by Docusaurus and may be shorter: lists, which say nothing that their
 * entries do not say better.
 */
export const listPages: readonly Exception[] = [
  {route: /^\/(?:blog|learn|success-stories)\/archive$/, reason: 'The archive of a collection.'},
];
