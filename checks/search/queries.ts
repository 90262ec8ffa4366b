import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** One thing that a reader types, and the page it should find. */
export interface ReaderQuery {
  readonly query: string;
  /** Path of the page. */
  readonly page: string;
  /** Path relative to the root, and 1-based line, of where it is written. */
  readonly file: string;
  readonly line: number;
}

export const queriesFolder = 'tests/search-queries';

/**
 * The reader queries by kind. Each file of `tests/search-queries` is a kind; each line is a query, a tab
 * and the path of a page.
 *
 * @throws with file and line when a line has another form
 */
export const readQueries = (root: string): Map<string, readonly ReaderQuery[]> =>
  new Map(
    readdirSync(path.join(root, queriesFolder))
      .filter((name) => name.endsWith('.tsv'))
      .sort()
      .map((name) => {
        const file = `${queriesFolder}/${name}`;
        const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n');
        const queries = lines.map((text, index): ReaderQuery => {
          const [query, page, ...rest] = text.split('\t');
          if (!query || !page?.startsWith('/') || rest.length > 0) {
            throw new Error(
              `${file}:${index + 1}: write a query, one tab and the path of a page, not "${text}".`,
            );
          }
          return {query, page, file, line: index + 1};
        });
        return [path.basename(name, '.tsv'), queries] as const;
      }),
  );
