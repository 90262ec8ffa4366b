import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** A query that a reader would type, and the pages that answer it. */
export interface ReaderQuery {
  readonly query: string;
  /** Paths of the pages that answer it. Finding any of them counts. */
  readonly pages: readonly string[];
  /** The file that contains the query, relative to the root. */
  readonly file: string;
  readonly line: number;
}

export const queriesFolder = 'tests/search-queries';

/**
 * The reader queries by kind. Each file in `tests/search-queries` is a kind. Each line contains a query, the paths of
 * the pages that answer it, separated by spaces, and optionally the URL of the thread, all separated by tabs.
 *
 * @throws with file and line if a line is malformed
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
          const [query, answers = '', _thread, ...rest] = text.split('\t');
          const pages = answers.split(' ');
          if (!query || !pages.every((page) => page.startsWith('/')) || rest.length > 0) {
            throw new Error(
              `${file}:${index + 1}: The line "${text}" is invalid. Write a query, one tab and the path of a page.`,
            );
          }
          return {query, pages, file, line: index + 1};
        });
        return [path.basename(name, '.tsv'), queries] as const;
      }),
  );
