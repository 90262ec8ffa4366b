import {inFence, matchesIn} from '../find';
import type {Kind} from '../types';

/** Faults in stated results of code. */
export const outputKinds: readonly Kind[] = [
  {
    name: 'output-block-wrong',
    what: 'a wrong number in an output below a sample',
    detectors: ['outputs'],
    find: (tree) =>
      matchesIn(tree, tree.list('docs/**/*.mdx'), /^```txt title="Output"\n[^`\n]*?(?<old>\d+)/gm, {
        to: (old) => String(Number(old) + 1),
        reports: inFence,
      }),
  },
];
