import {frontMatterLine, type FrontMatter} from './front-matter';
import type {Page} from './markdown';

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

/** The exports that a page says it documents. */
export interface PageApis {
  page: Page;
  /** Line of the `api` field. */
  line: number;
  apis: readonly ApiReference[];
  /** Set if the page is about a removed export. */
  removed?: string;
}

/** Returns the pages of kind api, with the exports that they document. */
export const pageApis = (pages: readonly Page[]): PageApis[] =>
  pages
    .filter(
      ({frontMatter, partial, collection}) =>
        frontMatter.kind === 'api' && !partial && collection === 'docs',
    )
    .map((page) => {
      const {removed} = page.frontMatter;
      return {
        page,
        line: frontMatterLine(page, 'api'),
        apis: apisOf(page.frontMatter),
        removed: typeof removed === 'string' ? removed : undefined,
      };
    });

/** The npm package that an import belongs to: `@mdx-js/react/lib` is part of `@mdx-js/react`. */
export const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
