import type {ApiReference} from '../../plugins/front-matter';
import {frontMatterLine, type Page} from '../lib/pages';

/** What a page says it documents. */
export interface PageApis {
  page: Page;
  /** Line of the `api` field. */
  line: number;
  apis: ApiReference[];
  /** Set when the page is about an export that is gone. */
  removed?: string;
}

/** The pages of kind api among `pages`, with what they document. */
export function pageApis(pages: readonly Page[]): PageApis[] {
  return pages.flatMap((page) => {
    const {kind, api, removed} = page.frontMatter;
    if (kind !== 'api' || page.partial || page.collection !== 'docs') {
      return [];
    }
    return [
      {
        page,
        line: frontMatterLine(page, 'api'),
        apis: references(api),
        removed: typeof removed === 'string' ? removed : undefined,
      },
    ];
  });
}

/** Entries that are not of the right form are left to the check of front matter. */
function references(api: unknown): ApiReference[] {
  const list: unknown[] = Array.isArray(api) ? api : [api];
  return list.filter(
    (each): each is ApiReference =>
      typeof each === 'object' &&
      each !== null &&
      typeof (each as {package?: unknown}).package === 'string',
  );
}
