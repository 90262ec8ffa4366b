import {lineAt, matchesIn, type Match} from '../find';
import type {Kind, Tree} from '../types';

const guides = (tree: Tree) =>
  tree
    .list('docs/**/*.mdx')
    .filter((file) => tree.read(file).includes('\n## Check that it works\n'));

/** Any line of the section, because a step is reported at its own line or at the heading. */
const inSection = ({file, text, index}: Match) => {
  const first = lineAt(text, text.lastIndexOf('\n## Check that it works\n', index) + 1);
  const last = lineAt(text, index);
  return Array.from({length: last - first + 1}, (_, offset) => ({file, line: first + offset}));
};

/** Faults in the section “Check that it works” of guides. */
export const stepKinds: readonly Kind[] = [
  {
    name: 'step-number-in-result',
    what: 'a wrong number in what the reader must see',
    detectors: ['steps'],
    find: (tree) =>
      matchesIn(
        tree,
        guides(tree),
        /^## Check that it works\n(?:(?!\n## )[^`])*?\b(?<old>\d+) (?:frames|seconds|pixels)\b/gm,
        {to: (old) => String(Number(old) + 1), reports: inSection},
      ),
  },
  {
    name: 'step-name-wrong',
    what: 'a wrong name in what the reader must see',
    detectors: ['steps'],
    find: (tree) =>
      matchesIn(
        tree,
        guides(tree),
        /^## Check that it works\n(?:(?!\n## )[^`])*?`(?<old>[\w.]+)`/gm,
        {
          to: (old) => `${old}2`,
          reports: inSection,
        },
      ),
  },
];
