import {always, atMatch, docsOfKind, inFile, matchesIn} from '../find';
import type {Kind} from '../types';

/** The default, its heading, and the line between them. */
const aroundOption = atMatch([0, -1, -2]);

/** Faults in stated defaults. */
export const defaultKinds: readonly Kind[] = [
  {
    name: 'default-number-wrong',
    what: 'another number as the default of an option',
    detectors: ['defaults'],
    find: (tree) =>
      matchesIn(tree, docsOfKind(tree, 'api'), /^<Option [^\n]*default="(?<old>\d+(?:\.\d+)?)"/gm, {
        to: (old) => String(Number(old) + 1),
        reports: aroundOption,
      }),
  },
  {
    name: 'default-boolean-wrong',
    what: 'the opposite of a default',
    detectors: ['defaults'],
    find: (tree) =>
      matchesIn(tree, docsOfKind(tree, 'api'), /^<Option [^\n]*default="(?<old>true|false)"/gm, {
        to: (old) => (old === 'true' ? 'false' : 'true'),
        reports: aroundOption,
      }),
  },
  {
    name: 'default-text-wrong',
    what: 'another text as the default of an option',
    detectors: ['defaults'],
    find: (tree) =>
      matchesIn(tree, docsOfKind(tree, 'api'), /^<Option [^\n]*default='"(?<old>[\w-]+)"'/gm, {
        to: (old) => `${old}-2`,
        reports: aroundOption,
      }),
  },
  {
    name: 'flag-default-wrong',
    what: 'another default of a flag',
    detectors: ['defaults'],
    find: (tree) =>
      matchesIn(
        tree,
        docsOfKind(tree, 'cli'),
        /^<Option [^\n]*default="(?<old>\d+|true|false)"/gm,
        {
          to: (old) => ({true: 'false', false: 'true'})[old] ?? String(Number(old) + 1),
          reports: aroundOption,
        },
      ),
  },
  {
    name: 'default-not-stated',
    what: 'a default of the code that the page does not state',
    detectors: ['defaults'],
    // The default of a deprecated option may be left out. Nothing proves defaults of a package that isn't installed.
    find: (tree) =>
      matchesIn(
        tree,
        docsOfKind(tree, 'api').filter((file) => !tree.read(file).includes('@remotion-dev/')),
        /^<Option (?![^\n]*deprecated)[^\n]*(?<old> default="(?:\d+(?:\.\d+)?|true|false)")/gm,
        {to: always(''), reports: aroundOption},
      ),
  },
  {
    name: 'handed-on-stale',
    what: 'an entry for an option whose default the code of its export shows',
    detectors: ['defaults'],
    whole: true,
    says: /no longer needed/,
    find: (tree) =>
      matchesIn(tree, ['checks/defaults/handed-on.ts'], /: readonly HandedOn\[\] = \[\n(?<old>)/g, {
        to: always(
          "  {symbols: ['spring'], option: 'delay', to: ['remotion', 'spring'], why: 'It is passed on.'},\n",
        ),
        reports: inFile('checks/defaults/handed-on.ts'),
      }),
  },
];
