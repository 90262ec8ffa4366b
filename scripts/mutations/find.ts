import {load} from 'js-yaml';
import {lineWith} from '../../checks/lib/lines';
import type {Page} from '../../checks/lib/pages';
import {isPartial} from '../../plugins/pages';
import {parseTree} from '../../plugins/pages/markdown';
import type {Fault, Location, Tree} from './types';

/** The 1-based line of a position in a text. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

/** Lists the pages of the docs, without partials. */
export const docs = (tree: Tree): readonly string[] =>
  tree.list('docs/**/*.mdx').filter((file) => !isPartial(file));

/** Lists the pages of the docs that are of a kind, such as `api`. */
export const docsOfKind = (tree: Tree, kind: string): readonly string[] =>
  docs(tree).filter((file) => tree.read(file).includes(`\nkind: ${kind}\n`));

/** Parses a page of the docs like `parsePage()`, but at once, because kinds can't wait for their places. */
export const parseDoc = (file: string, text: string): Page => {
  const [, yaml = '{}'] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  return {
    file,
    collection: 'docs',
    partial: isPartial(file),
    text,
    frontMatter: load(yaml) as Record<string, unknown>,
    tree: parseTree(text),
  };
};

/** A place that a pattern matches. */
export interface Match {
  readonly file: string;
  readonly text: string;
  /** The groups of the pattern. */
  readonly groups: Readonly<Record<string, string>>;
  /** Where the replaced text starts. */
  readonly index: number;
}

/** Returns where the fault at a match is reported. */
export type Reports = (match: Match) => readonly Location[];

interface Options {
  /** Returns the text that replaces the group `old`; undefined if the fault doesn't apply here. */
  readonly to: (old: string, match: Match) => string | undefined;
  /** Where the fault is reported, if not at the first line of the replaced text. */
  readonly reports?: Reports;
  /** Only matches in the prose of pages, or only in their code blocks. */
  readonly within?: 'prose' | 'code';
}

/** The ranges of the front matter and of the code blocks of a page. */
const codeRanges = (text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(/^---\n[^]*?^---$|^ *(`{3,})[^]*?^ *\1 *$/gm)].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);

/**
 * Finds every match of a pattern, and makes a fault of each.
 *
 * @param pattern global; the group `old` is replaced, or else the whole match
 */
export const matchesIn = (
  tree: Tree,
  files: readonly string[],
  pattern: RegExp,
  {to, reports, within}: Options,
): Fault[] => {
  const indexed = new RegExp(pattern.source, `${pattern.flags.replace(/[dg]/g, '')}dg`);
  return files.flatMap((file) => {
    const text = tree.read(file);
    const code = within === undefined ? [] : codeRanges(text);
    return [...text.matchAll(indexed)].flatMap((found): Fault[] => {
      const [start, end] = found.indices?.groups?.['old'] ?? [
        found.index,
        found.index + found[0].length,
      ];
      const isCode = code.some(([from, until]) => start >= from && start < until);
      if (within !== undefined && isCode !== (within === 'code')) {
        return [];
      }
      const old = text.slice(start, end);
      const match = {file, text, groups: found.groups ?? {}, index: start};
      const replaced = to(old, match);
      return replaced === undefined || replaced === old
        ? []
        : [
            {
              file,
              change: {start, end, text: replaced},
              // Only computed for the places that are chosen.
              get reports() {
                return reports?.(match) ?? [{file, line: lineAt(text, start)}];
              },
            },
          ];
    });
  });
};

/** The same replacement everywhere: `always('x')`. */
export const always =
  (text: string): Options['to'] =>
  () =>
    text;

/** Reports on any line of the changed file. */
export const anyLine: Reports = ({file}) => [{file}];

/**
 * Reports at the line of the match.
 *
 * @param distances reports at lines at these distances from it instead: -1 is the line above
 */
export const atMatch =
  (distances: readonly number[] = [0]): Reports =>
  ({file, text, index}) =>
    linesAt(file, lineAt(text, index), distances);

/**
 * Reports at the last line up to the match that contains a marker.
 *
 * @param marker begins with a line break if the line must start with it: `\n#`
 * @param distances reports at lines at these distances from it instead: 1 is the line below
 */
export const atLast =
  (marker: string, distances: readonly number[] = [0]): Reports =>
  ({file, text, index}) =>
    linesAt(file, lineAt(text, text.lastIndexOf(marker, index) + marker.length), distances);

const linesAt = (file: string, line: number, distances: readonly number[]): Location[] =>
  distances.map((distance) => ({file, line: line + distance}));

/** Reports at each place of several rules. */
export const atEach =
  (...rules: readonly Reports[]): Reports =>
  (match) =>
    rules.flatMap((rule) => rule(match));

/** Reports at the line of the match, and at the line that opens its code block. */
export const inFence: Reports = atEach(atMatch(), atLast('\n```'));

/** Reports at the first line of the changed file, where missing fields are reported. */
export const firstLine: Reports = ({file}) => [{file, line: 1}];

/** Reports at a field in the front matter of the changed file: `atField('kind')`. */
export const atField =
  (name: string): Reports =>
  ({file, text}) => [lineStarting(file, text, `${name}:`)];

/** Reports in another file. */
export const inFile =
  (file: string, line?: number): Reports =>
  () => [line === undefined ? {file} : {file, line}];

/** The first line of a file that starts with a text. */
export const lineStarting = (file: string, text: string, start: string): Location => ({
  file,
  line: lineWith(text, (line) => line.startsWith(start)),
});

/** Deletes files. */
export const deletions = (
  files: readonly string[],
  reports: (file: string) => readonly Location[],
): Fault[] =>
  files.flatMap((file) => {
    const places = reports(file);
    return places.length === 0 ? [] : [{file, change: 'delete', reports: places}];
  });

/** Creates a file. */
export const creation = (file: string, text: string): Fault => ({
  file,
  change: {start: 0, end: 0, text},
  reports: [{file}],
});

/** All occurrences of a text in files. */
export const placesOf = (tree: Tree, files: readonly string[], text: string): Location[] =>
  files
    .filter((file) => tree.read(file).includes(text))
    .flatMap((file) =>
      tree
        .read(file)
        .split('\n')
        .flatMap((line, index) => (line.includes(text) ? [{file, line: index + 1}] : [])),
    );
