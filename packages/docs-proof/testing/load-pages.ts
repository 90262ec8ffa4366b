import {readPages, type Pages} from '../lib/pages';
import {listPages} from '../pages';

/** Reads the pages in `docs/` of a site without a dialect, or only these files. */
export const loadPages = (root: string, files: readonly string[] = []): Pages =>
  readPages(root, listPages(root, ['docs'], files));
