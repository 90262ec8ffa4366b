import {lineAt, matchesIn} from '../find';
import type {Kind, Tree} from '../types';

const pages = (tree: Tree) => tree.list('docs/**/*.mdx');

/** The changed line, and the line that opens its code block. */
const inFence = ({
  file,
  text,
  index,
}: {
  readonly file: string;
  readonly text: string;
  readonly index: number;
}) => [
  {file, line: lineAt(text, index)},
  {file, line: lineAt(text, text.lastIndexOf('\n```', index) + 1)},
];

/** Faults in stated results of code. */
export const outputKinds: readonly Kind[] = [
  {
    name: 'output-block-wrong',
    what: 'a wrong number in an output below a sample',
    detectors: ['outputs'],
    find: (tree) =>
      matchesIn(tree, pages(tree), /^```txt title="Output"\n[^`\n]*?(?<old>\d+)/gm, {
        to: (old) => String(Number(old) + 1),
        reports: inFence,
      }),
  },
];
