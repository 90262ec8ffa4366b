import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../lib/problem';

/** A twin: its address, and its text. */
export interface Listed {
  readonly address: string;
  readonly markdown: string;
}

const missing = (file: string): Problem => ({
  file,
  line: 1,
  message: 'The file is missing.',
  remedy: 'plugins/markdown-twins writes it: see that it is in docusaurus.config.ts.',
});

/** `llms.txt` lists each twin once, and nothing else. */
const checkIndex = (file: string, text: string, twins: readonly Listed[]): Problem[] => {
  const lines = text.split('\n');
  const listed = lines.flatMap((line, index) => {
    const address = /^- \[.+\]\((\S+)\): \S/.exec(line)?.[1];
    return address === undefined ? [] : [{address, line: index + 1}];
  });
  const known = new Set(twins.map(({address}) => address));
  const first = new Map<string, number>();
  const problems = listed.flatMap(({address, line}): Problem[] => {
    const before = first.get(address);
    first.set(address, before ?? line);
    if (!known.has(address)) {
      const message = `${address} is no twin of a page.`;
      return [{file, line, message, remedy: 'List pages alone.'}];
    }
    return before === undefined
      ? []
      : [
          {
            file,
            line,
            message: `${address} is also on line ${before}.`,
            remedy: 'List it in one group.',
          },
        ];
  });
  return [
    ...problems,
    ...twins
      .filter(({address}) => !first.has(address))
      .map(({address}) => ({
        file,
        line: 1,
        message: `${address} is not listed.`,
        remedy: 'Put its page into a group in plugins/markdown-twins/site-pages.ts.',
      })),
  ];
};

/** `llms-full.txt` has the whole text of each twin. */
const checkFull = (file: string, text: string, twins: readonly Listed[]): Problem[] =>
  twins
    .filter(({markdown}) => !text.includes(markdown))
    .map(({address}) => ({
      file,
      line: 1,
      message: `The text of ${address} is not in it.`,
      remedy: 'Write all twins into it, as they are.',
    }));

/** The two files that lead assistants to the twins. */
export const checkLlms = (root: string, twins: readonly Listed[]): Problem[] =>
  (
    [
      ['build/llms.txt', checkIndex],
      ['build/llms-full.txt', checkFull],
    ] as const
  ).flatMap(([file, check]) => {
    const absolute = path.join(root, file);
    return existsSync(absolute)
      ? check(file, readFileSync(absolute, 'utf8'), twins)
      : [missing(file)];
  });
