import {apisOf, type ApiReference} from './apis';
import {frontMatterLine} from './front-matter';
import type {Page} from './markdown';

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
