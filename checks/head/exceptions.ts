/** Pages that are not held to a rule of the head. An entry that no page needs fails. */
export interface Exception {
  readonly route: RegExp;
  readonly reason: string;
}

/** Pages that the sitemap leaves out; the patterns are those of `sitemap` in docusaurus.config.ts. */
export const notInSitemap: readonly Exception[] = [
  {route: /^\/404$/, reason: 'It is what an address that does not exist gets.'},
  {route: /^\/search$/, reason: 'It is empty until somebody types.'},
  {route: /^\/ai-embed$/, reason: 'Other pages show it in a frame.'},
  {route: /\/page\/\d+$/, reason: 'A later page of a list: search engines take the posts.'},
  {route: /\/tags(?:\/|$)/, reason: 'A list by tag: search engines take the posts.'},
];

/**
 * Pages whose description is made by Docusaurus and may be shorter: lists, which say nothing that their
 * entries do not say better.
 */
export const listPages: readonly Exception[] = [
  {route: /^\/(?:blog|learn|success-stories)\/archive$/, reason: 'The archive of a collection.'},
];
