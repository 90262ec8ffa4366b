import {atEach, atLast, atMatch, matchesIn} from '../find';
import type {Kind} from '../types';

/** Faults in the statements where an API works. */
export const compatibilityKinds: readonly Kind[] = [
  ...(['node', 'player'] as const).map((environment): Kind => ({
    name: `compatibility-${environment}-wrong`,
    what: `a page that says the opposite of where its API works (${environment})`,
    detectors: ['compatibility'],
    find: (tree) =>
      matchesIn(
        tree,
        tree.list('docs/**/*.mdx'),
        new RegExp(`<Compatibility\\b[^>]*?\\b${environment}="(?<old>yes|no)"`, 'g'),
        {
          to: (old) => (old === 'yes' ? 'no' : 'yes'),
          reports: atEach(atMatch(), atLast('<Compatibility')),
        },
      ),
  })),
  {
    name: 'compatibility-node-reason-wrong',
    what: 'a page that says why a script cannot call its API, but gives another reason',
    detectors: ['compatibility'],
    find: (tree) =>
      matchesIn(
        tree,
        tree.list('docs/**/*.mdx'),
        /<Compatibility\b[^>]*?\bnode="no, (?<old>[^"]+)"/g,
        {
          to: (old) => (old === 'it needs a browser' ? 'it has no effect' : 'it needs a browser'),
          reports: atEach(atMatch(), atLast('<Compatibility')),
        },
      ),
  },
];
