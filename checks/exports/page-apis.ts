import type {ApiReference} from '../../plugins/front-matter';
import {frontMatterLine, type Page} from '../lib/pages';

/** The exports that a page says it documents. */
export interface PageApis {
  page: Page;
  /** Line of the `api` field. */
  line: number;
  apis: ApiReference[];
  /** Set if the page is about a removed export. */
  removed?: string;
}

/** Returns the pages of kind api, with the exports that they document. */
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

/** Skips invalid entries, which the front matter check reports. */
function references(api: unknown): ApiReference[] {
  const list: unknown[] = Array.isArray(api) ? api : [api];
  return list.filter(
    (each): each is ApiReference =>
      typeof each === 'object' &&
      each !== null &&
      typeof (each as {package?: unknown}).package === 'string',
  );
}
