import {matchesIn} from '../find';
import type {Kind} from '../types';

/** Faults in facts that several pages state. */
export const factKinds: readonly Kind[] = [
  {
    name: 'fact-contradicted',
    what: 'a page that contradicts a fact of other pages',
    detectors: ['facts'],
    find: (tree) =>
      matchesIn(
        tree,
        tree.list('docs/**/*.mdx'),
        /\b(?:[Vv]olume|negative frames?|invalid default props)\b[^.\n]*\b(?<old>above|below|is|are|throws|falls back)\b/g,
        {
          within: 'prose',
          to: (old) =>
            ({
              above: 'below',
              below: 'above',
              is: "isn't",
              are: "aren't",
              throws: 'ignores',
              'falls back': 'never falls back',
            })[old],
        },
      ),
  },
];
