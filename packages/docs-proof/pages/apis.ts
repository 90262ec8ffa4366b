import type {FrontMatter} from './front-matter';

/** An entry of the field `api` of a page. */
export interface ApiReference {
  /** What readers import from: `remark-gfm`, `@mdx-js/react/lib`. */
  readonly package: string;
  /** The name of the export. The overview of a package has none. */
  readonly symbol?: string;
}

/**
 * The exports that a page documents: `api` of its front matter is one entry or a list. Empty for pages that aren't of kind
 * `api`. Skips entries without a package.
 */
export const apisOf = ({kind, api}: FrontMatter): readonly ApiReference[] =>
  kind === 'api'
    ? ([api].flat() as (ApiReference | undefined)[]).filter(
        (each): each is ApiReference => typeof each?.package === 'string',
      )
    : [];

/** The npm package that an import belongs to: `@mdx-js/react/lib` is part of `@mdx-js/react`. */
export const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
