import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '@docs-kit/docs-proof';
import {compareUrls} from '../url-lists';

/** The URL and the text of a twin. */
export interface Listed {
  readonly url: string;
  readonly markdown: string;
}

/** `llms.txt` must list each twin once, and `llms-full.txt` must contain their texts in the same order. */
export const checkLlms = (root: string, twins: readonly Listed[]): Problem[] => {
  const [indexFile, fullFile] = ['build/llms.txt', 'build/llms-full.txt'] as const;
  const problem = (file: string, message: string, remedy: string) => [
    {file, line: 1, message, remedy},
  ];
  const lost = [indexFile, fullFile].filter((file) => !existsSync(path.join(root, file)));
  if (lost.length > 0) {
    return lost.flatMap((file) =>
      problem(
        file,
        'The file is missing.',
        'Make sure that `pageSteps` in docusaurus.config.ts includes `markdownTwins`, which generates it.',
      ),
    );
  }
  const index = readFileSync(path.join(root, indexFile), 'utf8');
  const listed = [...index.matchAll(/^- \[.+\]\((\S+)\): \S/gm)].map(([, url = '']) => url);
  const full = readFileSync(path.join(root, fullFile), 'utf8');
  const texts = new Map(twins.map(({url, markdown}) => [url, markdown]));
  let from = 0;
  return [
    ...compareUrls(indexFile, listed, [...texts.keys()], {
      missing: 'Add its page to a group in packages/markdown-twins/site-pages.ts.',
      unwanted: 'List only the twins of pages.',
    }),
    ...[...new Set(listed)].flatMap((url) => {
      const markdown = texts.get(url) ?? '';
      const at = full.indexOf(markdown, from);
      from = at < 0 ? from : at + markdown.length;
      return at < 0
        ? problem(
            fullFile,
            `The text of ${url} is missing or in the wrong place.`,
            'Include the unchanged text of all twins, in the order of llms.txt.',
          )
        : [];
    }),
  ];
};
