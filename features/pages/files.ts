import * as pages from '@docs-kit/docs-proof';
import {collectionIds} from '../site/collections';

/** The folders that contain pages. */
const pageFolders = ['docs', ...collectionIds, 'src'] as const;

/**
 * Returns the files of the pages, relative to the root, in a stable order.
 *
 * @throws if one of `files` isn't a page
 */
export const listPages = (root: string, files: readonly string[] = []): string[] =>
  pages.listPages(root, pageFolders, files);

/** Whether a file is a page or a partial. @param file path relative to the root, with forward slashes */
export const isPage = (file: string): boolean => pages.isMarkdownIn(pageFolders, file);
