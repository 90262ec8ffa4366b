import {always, anyLine, atMatch, inFence, lineAt, matchesIn, placesOf, type Match} from '../find';
import type {Kind, Tree} from '../types';

const pages = (tree: Tree) => tree.list('docs/**/*.mdx');

/** Code blocks that show no file of an example. */
const ownSample = /^```tsx?(?![^\n]*(?:file=|skip=))[^\n]*\n/;

/** Whether a place is in a code block that is compiled as it is. */
const inOwnSample = ({text, index}: Match): boolean => {
  const before = text.lastIndexOf('\n```', index);
  return ownSample.test(text.slice(before + 1)) && !text.slice(before, index).includes('@errors');
};

/** The line of the code block that shows a file. */
const shownAt = (tree: Tree, file: string) => placesOf(tree, pages(tree), `file="${file}`);

/** Faults in code blocks and examples. */
export const sampleKinds: readonly Kind[] = [
  {
    name: 'sample-import-unknown',
    what: 'an import of a name that the package does not export',
    detectors: ['samples'],
    find: (tree) =>
      matchesIn(
        tree,
        pages(tree),
        /^import \{(?<old>[A-Za-z]+)[^\n]* from '(?:remotion|@remotion\/[\w-]+)';$/gm,
        {
          within: 'code',
          to: (old, match) => (inOwnSample(match) ? `${old}s` : undefined),
        },
      ),
  },
  {
    name: 'sample-import-missing',
    what: 'a call without its import',
    detectors: ['samples'],
    says: /useCurrentFrame|import/,
    find: (tree) =>
      matchesIn(
        tree,
        pages(tree),
        /^import \{(?<old>useCurrentFrame(?:, )?)\S* ?[^\n]* from 'remotion';$/gm,
        {
          within: 'code',
          to: (old, match) => (inOwnSample(match) && old.endsWith(', ') ? '' : undefined),
          reports: ({file, text, index}) => [
            {file, line: lineAt(text, text.indexOf('useCurrentFrame()', index))},
          ],
        },
      ),
  },
  {
    name: 'sample-wrong-package',
    what: 'an import from the wrong package',
    detectors: ['samples'],
    says: /from 'remotion'|remotion\b/,
    find: (tree) =>
      matchesIn(
        tree,
        pages(tree),
        /^import \{(?:AbsoluteFill|useCurrentFrame|interpolate|Sequence)\} from '(?<old>remotion)';$/gm,
        {within: 'code', to: (_, match) => (inOwnSample(match) ? '@remotion/player' : undefined)},
      ),
  },
  {
    name: 'sample-prop-type',
    what: 'a prop with a value of the wrong type',
    detectors: ['samples'],
    find: (tree) =>
      matchesIn(tree, pages(tree), /\b(?:fps|durationInFrames|from|width)=(?<old>\{\d+\})/g, {
        within: 'code',
        to: (old, match) => (inOwnSample(match) ? `"${old.slice(1, -1)}"` : undefined),
      }),
  },
  {
    name: 'sample-option-unknown',
    what: 'an option that the function does not have',
    detectors: ['samples'],
    find: (tree) =>
      matchesIn(
        tree,
        pages(tree),
        /^ +(?<old>serveUrl|composition|codec|extrapolateLeft|outputLocation)(?:,|: [^\n]*,)$/gm,
        {
          within: 'code',
          to: (old, match) => (inOwnSample(match) ? `${old}Name: '', ${old}` : undefined),
        },
      ),
  },
  {
    name: 'sample-syntax',
    what: 'a code block with a missing parenthesis',
    detectors: ['samples'],
    find: (tree) =>
      matchesIn(tree, pages(tree), /^ *const \w+ = \w+\([^()\n]*(?<old>\));$/gm, {
        within: 'code',
        to: (_, match) => (inOwnSample(match) ? '' : undefined),
      }),
  },
  {
    name: 'sample-error-expected',
    what: 'an expected error that the code does not have',
    detectors: ['samples'],
    find: (tree) =>
      matchesIn(tree, pages(tree), /^\/\/ @errors: (?<old>\d+)/gm, {
        within: 'code',
        to: always('9999'),
        reports: anyLine,
      }),
  },
  {
    name: 'sample-skip-unneeded',
    what: 'a code block that is skipped although it compiles',
    detectors: ['samples'],
    says: /skip/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /^```tsx title="[^"]+"(?<old>)$/gm, {
        to: always(' skip="needs another package"'),
      }),
  },
  {
    name: 'flag-unknown',
    what: 'a command with a flag that it does not have',
    detectors: ['samples'],
    find: (tree) =>
      matchesIn(
        tree,
        pages(tree),
        /^npx remotion (?:render|still|studio)\b[^\n]* --(?<old>[a-z-]+)/gm,
        {
          within: 'code',
          to: (old) => `${old}k`,
        },
      ),
  },
  {
    name: 'flag-unknown-in-prose',
    what: 'inline code with a flag that the command does not have',
    detectors: ['samples'],
    find: (tree) =>
      matchesIn(
        tree,
        pages(tree),
        /`npx remotion (?:render|still|studio)\b[^`\n]* --(?<old>[a-z-]+)[^`\n]*`/g,
        {
          within: 'prose',
          to: (old) => `${old}k`,
        },
      ),
  },
  {
    name: 'command-unknown',
    what: 'a command that the CLI does not have',
    detectors: ['samples'],
    find: (tree) =>
      matchesIn(tree, pages(tree), /^npx remotion (?<old>render|still|studio|lambda render)\b/gm, {
        within: 'code',
        to: (old) => `${old}r`,
      }),
  },
  {
    name: 'example-block-edited',
    what: 'an edited code block that shows a file of an example',
    detectors: ['examples'],
    find: (tree) =>
      matchesIn(tree, pages(tree), /^```tsx [^\n]*file="[^"]+"[^\n]*\n(?<old>[^\n]+)/gm, {
        to: (old) => `${old} // edited`,
        reports: atMatch([-1, 0]),
      }),
  },
  {
    name: 'example-output-edited',
    what: 'an edited output of an example on a page',
    detectors: ['examples'],
    find: (tree) =>
      matchesIn(
        tree,
        pages(tree),
        /^```txt [^\n]*file="[^"]+\.output\.txt"[^\n]*\n[^`]*?(?<old>\d+)/gm,
        {
          to: (old) => `${old}1`,
          reports: inFence,
        },
      ),
  },
  {
    name: 'example-recording-edited',
    what: 'an edited recording of the output of an example',
    detectors: ['examples'],
    whole: true,
    find: (tree) =>
      matchesIn(tree, tree.list('examples/*/*.output.txt'), /^[^\n]*?(?<old>\d+)/g, {
        to: (old) => `${old}1`,
        reports: ({file}) =>
          shownAt(tree, file).flatMap((place) => [
            place,
            {file: place.file, line: (place.line ?? 0) + 1},
          ]),
      }).filter(({reports}) => reports.length > 0),
  },
  {
    name: 'example-source-edited',
    what: 'an edited file of an example that pages show',
    detectors: ['examples'],
    whole: true,
    find: (tree) =>
      matchesIn(tree, tree.list('examples/*/src/*.mdx'), /x/g, {to: always('')}).concat(
        matchesIn(
          tree,
          tree.list('examples/*/src/{Scene,Title,Card}.tsx'),
          /^export const (?<old>)/gm,
          {
            to: always('/* edited */ '),
            reports: ({file}) =>
              shownAt(tree, file).flatMap((place) =>
                Array.from({length: 80}, (_, offset) => ({
                  file: place.file,
                  line: (place.line ?? 0) + offset,
                })),
              ),
          },
        ).filter(({reports}) => reports.length > 0),
      ),
  },
  {
    name: 'example-page-missing',
    what: 'an example that does not list a page that shows it',
    detectors: ['examples'],
    whole: true,
    find: (tree) =>
      matchesIn(tree, tree.list('examples/*/example.ts'), /^ {2}pages: \[(?<old>'[^']+'), /gm, {
        to: always("'/docs/spring'"),
        reports: anyLine,
      }),
  },
];
