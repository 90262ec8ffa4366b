import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../packages/docs-proof/lib/problem';

/** The URL and the text of a twin. */
export interface Listed {
  readonly address: string;
  readonly markdown: string;
}

const missing = (file: string): Problem => ({
  file,
  line: 1,
  message: 'The file is missing.',
  remedy:
    'Make sure that `pageSteps` in docusaurus.config.ts includes `markdownTwins`, which generates it.',
});

/** `llms.txt` must list each twin once, and nothing else. */
const checkIndex = (file: string, text: string, twins: readonly Listed[]): Problem[] => {
  const listed = [...text.matchAll(/^- \[.+\]\((\S+)\): \S/gm)].map(([, address = '']) => address);
  const wanted = twins.map(({address}) => address);
  const problem = (message: string, remedy: string) => ({file, line: 1, message, remedy});
  return [
    ...listed
      .filter((address) => !wanted.includes(address))
      .map((address) =>
        problem(`${address} isn't the twin of a page.`, 'List only the twins of pages.'),
      ),
    ...listed
      .filter((address, index) => listed.indexOf(address) !== index)
      .map((address) => problem(`${address} is listed twice.`, 'List it in only one group.')),
    ...wanted
      .filter((address) => !listed.includes(address))
      .map((address) =>
        problem(
          `${address} isn't listed.`,
          'Add its page to a group in packages/markdown-twins/site-pages.ts.',
        ),
      ),
  ];
};

/** `llms-full.txt` must contain the full text of each twin, in the order of `llms.txt`. */
const checkFull = (file: string, text: string, twins: readonly Listed[]): Problem[] => {
  let from = 0;
  return twins.flatMap(({address, markdown}) => {
    const at = text.indexOf(markdown, from);
    from = at < 0 ? from : at + markdown.length;
    return at < 0
      ? [
          {
            file,
            line: 1,
            message: `The text of ${address} is missing or in the wrong place.`,
            remedy: 'Include the unchanged text of all twins, in the order of llms.txt.',
          },
        ]
      : [];
  });
};

/** Checks the two files that list the twins for AI assistants. */
export const checkLlms = (root: string, twins: readonly Listed[]): Problem[] => {
  const files = ['build/llms.txt', 'build/llms-full.txt'] as const;
  const lost = files.filter((file) => !existsSync(path.join(root, file)));
  if (lost.length > 0) {
    return lost.map(missing);
  }
  const [indexFile, fullFile] = files;
  const index = readFileSync(path.join(root, indexFile), 'utf8');
  const place = ({address}: Listed) => index.indexOf(`](${address}): `);
  const ordered = [...twins].sort((a, b) => place(a) - place(b));
  return [
    ...checkIndex(indexFile, index, twins),
    ...checkFull(fullFile, readFileSync(path.join(root, fullFile), 'utf8'), ordered),
  ];
};
