import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '@docs-kit/docs-proof';
import {parseProblem} from '@docs-kit/docs-proof/markdown';
import {checkEncoding, parseYaml} from '@docs-kit/entries';
import {entryFiles, tagFiles} from '../../config/entries';
import {listPages} from '../../features/pages';
import {PageFactsReader} from './page-facts';
import {parsePage} from '../../features/pages/markdown';

/**
 * Returns a problem for each file that the checks can't read: its encoding is wrong, or it is a page or a YAML file that
 * can't be parsed. Whatever the checks report about such a file, or about links to it, is a consequence.
 *
 * @param files paths relative to the root; if empty, all pages and entries
 */
export function unreadable(root: string, files: readonly string[] = []): Problem[] {
  const pages = listPages(root);
  const isPage = new Set(pages);
  const reader = new PageFactsReader(root);
  const all = files.length > 0 ? files : [...pages, ...entryFiles(root), ...tagFiles(root)];
  const problems = all.flatMap((file): Problem[] => {
    if (!existsSync(path.join(root, file)) || (isPage.has(file) && reader.read(file))) {
      return [];
    }
    const text = readFileSync(path.join(root, file), 'utf8');
    try {
      checkEncoding(file, text);
      if (isPage.has(file)) {
        parsePage(file, text);
      } else if (/\.ya?ml$/.test(file)) {
        parseYaml(file, text);
      }
      return [];
    } catch (error) {
      return [parseProblem(file, error)];
    }
  });
  reader.save();
  return problems;
}
