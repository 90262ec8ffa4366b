import {matchesIn} from '../find';
import type {Fault, Kind, Tree} from '../types';

const plusOne = (old: string): string => String(Number(old.replaceAll(',', '')) + 1);

/** Changes the group `old` in the prose of pages. */
const inPages = (tree: Tree, pattern: RegExp, to: (old: string) => string | undefined): Fault[] =>
  matchesIn(
    tree,
    [
      ...tree.list('docs/**/*.mdx'),
      ...tree.list('learn/*.mdx'),
      ...tree.list('success-stories/*.mdx'),
    ],
    pattern,
    {within: 'prose', to},
  );

/** Faults in facts that several pages state. */
export const factKinds: readonly Kind[] = [
  {
    name: 'fact-timeout-wrong',
    what: 'another default timeout in a quoted message',
    detectors: ['facts'],
    find: (tree) =>
      inPages(tree, /(?:not cleared after|Timeout \()\s*(?<old>28000|30000)ms/g, plusOne),
  },
  {
    name: 'fact-limit-wrong',
    what: 'another limit of Lambda functions',
    detectors: ['facts'],
    find: (tree) =>
      inPages(
        tree,
        /'(?:timeoutInSeconds|memorySizeInMb|diskSizeInMb)' must be between \d+ and (?<old>\d+)/g,
        plusOne,
      ),
  },
  {
    name: 'fact-concurrency-wrong',
    what: 'another maximum of the default concurrency',
    detectors: ['facts'],
    find: (tree) =>
      inPages(tree, /half of the [\w ]*cores,[^.\n]*(?:at most|maximum of) (?<old>\d+)/g, plusOne),
  },
  {
    name: 'fact-port-wrong',
    what: 'another port of the Studio',
    detectors: ['facts'],
    find: (tree) => inPages(tree, /\bfrom 3000 to (?<old>\d+)/g, plusOne),
  },
  {
    name: 'fact-license-wrong',
    what: 'another size of companies that need no license',
    detectors: ['facts'],
    find: (tree) =>
      inPages(tree, /with up to (?<old>three|3) employees/g, (old) => (old === '3' ? '5' : 'five')),
  },
  {
    name: 'fact-denied',
    what: 'a sentence that denies a fact of other pages',
    detectors: ['facts'],
    find: (tree) =>
      inPages(tree, /[Rr]enders? (?<old>don't|doesn't) validate/g, (old) =>
        old === "don't" ? 'always' : 'must',
      ),
  },
];
