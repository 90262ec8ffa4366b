import {
  anyLine,
  atEach,
  atLast,
  atMatch,
  inFile,
  linesWith,
  type Match,
  type Reports,
} from '../find';
import {table} from '../kind';

const pages = 'docs/**/*.mdx';

/** Reports at the line of the match, and at the line that opens its code block. */
export const inFence: Reports = atEach(atMatch(), atLast('\n```'));

/** Whether a place is in a code block that is compiled as it is. */
const isOwn = ({text, index}: Match): boolean => {
  const before = text.lastIndexOf('\n```', index);
  return (
    /^```tsx?(?![^\n]*(?:file=|skip=))[^\n]*\n/.test(text.slice(before + 1)) &&
    !text.slice(before, index).includes('@errors')
  );
};

const inOwn =
  (to: (old: string) => string | undefined) =>
  (old: string, match: Match): string | undefined =>
    isOwn(match) ? to(old) : undefined;

/** Reports in the first lines of the code blocks that show the changed file. */
const whereShown =
  (lines: number): Reports =>
  ({file}, tree) =>
    linesWith(tree, tree.list(pages), `file="${file}`).flatMap((place) =>
      Array.from({length: lines}, (_, offset) => ({
        file: place.file,
        line: (place.line ?? 0) + offset,
      })),
    );

const ifShown =
  (to: (old: string) => string) =>
  (old: string, match: Match, tree: Parameters<Reports>[1]): string | undefined =>
    whereShown(1)(match, tree).length > 0 ? to(old) : undefined;

/** Faults in code blocks, outputs and examples. */
export const sampleKinds = [
  ...table({checks: 'samples', in: pages, within: 'code'}, [
    {
      name: 'sample-import-unknown',
      find: /^import \{(?<old>[A-Za-z]+)[^\n]* from '(?:remotion|@remotion\/[\w-]+)';$/,
      to: inOwn((old) => `${old}s`),
    },
    {
      name: 'sample-import-missing',
      says: /useCurrentFrame|import/,
      find: /^import \{(?<old>useCurrentFrame, )[^\n]* from 'remotion';$/,
      to: inOwn(() => ''),
      at: ({file, text, index}) => [
        {file, line: text.slice(0, text.indexOf('useCurrentFrame()', index)).split('\n').length},
      ],
    },
    {
      name: 'sample-wrong-package',
      says: /from 'remotion'|remotion\b/,
      find: /^import \{(?:AbsoluteFill|useCurrentFrame|interpolate|Sequence)\} from '(?<old>remotion)';$/,
      to: inOwn(() => '@remotion/player'),
    },
    {
      name: 'sample-prop-type',
      find: /\b(?:fps|durationInFrames|from|width)=(?<old>\{\d+\})/,
      to: inOwn((old) => `"${old.slice(1, -1)}"`),
    },
    {
      name: 'sample-option-unknown',
      find: /^ +(?<old>serveUrl|composition|codec|extrapolateLeft|outputLocation)(?:,|: [^\n]*,)$/,
      to: inOwn((old) => `${old}Name: '', ${old}`),
    },
    {name: 'sample-syntax', find: /^ *const \w+ = \w+\([^()\n]*(?<old>\));$/, to: inOwn(() => '')},
    {name: 'sample-error-expected', find: /^\/\/ @errors: (?<old>\d+)/, to: '9999', at: anyLine},
    {
      name: 'flag-unknown',
      find: /^npx remotion (?:render|still|studio)\b[^\n]* --(?<old>[a-z-]+)/,
      to: '$&k',
    },
    {
      name: 'command-unknown',
      find: /^npx remotion (?<old>render|still|studio|lambda render)\b/,
      to: '$&r',
    },
  ]),
  ...table({checks: 'samples', in: pages}, [
    {
      name: 'flag-unknown-in-prose',
      within: 'prose',
      find: /`npx remotion (?:render|still|studio)\b[^`\n]* --(?<old>[a-z-]+)[^`\n]*`/,
      to: '$&k',
    },
    {
      name: 'sample-skip-unneeded',
      says: /skip/,
      find: /^```tsx title="[^"]+"(?<old>)$/,
      to: ' skip="needs another package"',
    },
    {
      name: 'former-command-stale',
      whole: true,
      says: /No page mentions/,
      in: 'checks/samples/former-commands.ts',
      find: /= \{\n(?<old>)/,
      to: "  nothing: 'was removed in version 1',\n",
      at: inFile('checks/samples/former-commands.ts'),
    },
  ]),
  ...table({checks: 'examples', in: pages}, [
    {
      name: 'example-block-edited',
      find: /^```tsx [^\n]*file="[^"]+"[^\n]*\n(?<old>[^\n]+)/,
      to: '$& // edited',
      at: atMatch([-1, 0]),
    },
    {
      name: 'example-output-edited',
      find: /^```(?:txt|json) [^\n]*file="[^"]+\.output\.\w+"[^\n]*\n[^`]*?(?<old>\d+)/,
      to: '$&1',
      at: inFence,
    },
  ]),
  ...table({checks: 'examples', whole: true}, [
    {
      name: 'example-recording-edited',
      in: 'examples/*/*.output.txt',
      find: /(?<![^])[^\n]*?(?<old>\d+)/,
      to: ifShown((old) => `${old}1`),
      at: whereShown(2),
    },
    {
      name: 'example-source-edited',
      in: 'examples/*/src/{Scene,Title,Card}.tsx',
      find: /^export const (?<old>)/,
      to: ifShown(() => '/* edited */ '),
      at: whereShown(80),
    },
    {
      name: 'example-page-missing',
      in: 'examples/*/example.ts',
      find: /^ {2}pages: \[(?<old>'[^']+'), /,
      to: "'/docs/spring'",
      at: anyLine,
    },
  ]),
  ...table({checks: 'outputs', in: pages}, [
    {
      name: 'output-wrong',
      // Below a sample that calls nothing but the toolkit. Other samples need a file, a browser or an account.
      find: /^```tsx? title="[^"]+"\n(?:(?!```|bundle|Bucket|OnLambda)[^])*?console\.log(?:(?!```)[^])*?^```\n\n```txt title="Output"\n[^`\n]*?(?<old>\d+)/,
      to: (old) => String(Number(old) + 1),
      at: inFence,
    },
  ]),
];
