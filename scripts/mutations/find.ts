import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** A place in a file. Generated files have no line that an author could edit, so it can be missing. */
export interface Location {
  /** Path relative to the root of the repository, with forward slashes. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number;
}

/** One fault at one place: a range of a file that is replaced, or a file that is deleted. */
export interface Fault {
  /** The file to change. It is created if it doesn't exist. */
  readonly file: string;
  /** The range to replace, in characters, and the new text; or `delete`. */
  readonly change: {readonly start: number; readonly end: number; readonly text: string} | 'delete';
  /** Where a check should report the fault. One of the places is enough. */
  readonly reports: readonly Location[];
}

/** The files in which faults are looked for. */
export interface Tree {
  /** Lists the files that match a glob pattern, sorted. */
  list(pattern: string): readonly string[];
  /** @throws if the file doesn't exist */
  read(file: string): string;
}

/** Reads the files of a folder. Remembers them, because many kinds of faults read the same files. */
export const treeOf = (root: string): Tree => {
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  return {
    list(pattern) {
      const known = lists.get(pattern);
      const files =
        known ?? globSync(pattern, {cwd: root, dot: true, ignore: ['**/node_modules/**']}).sort();
      lists.set(pattern, files);
      return files;
    },
    read(file) {
      const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
      texts.set(file, text);
      return text;
    },
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
export type Reports = (match: Match, tree: Tree) => readonly Location[];

/** What to look for in files, and what to write instead. */
export interface Search {
  /** The group `old` is replaced, or else the whole match. The flags are `gm`. */
  readonly find: RegExp;
  /** The new text, in which `$&` is the old one; or a function, which returns undefined where the fault doesn't apply. */
  readonly to: string | ((old: string, match: Match, tree: Tree) => string | undefined);
  /** Where the fault is reported, if not at the line of the replaced text. */
  readonly at?: Reports;
  /** Only matches in the prose of pages, or only in their code blocks. */
  readonly within?: 'prose' | 'code';
}

/** The 1-based line of a position in a text. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

/** The ranges of the front matter and of the code blocks of a page. */
const codeRanges = (text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(/^---\n[^]*?^---$|^ *(`{3,})[^]*?^ *\1 *$/gm)].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);

/** Finds every match of a pattern in files, and makes a fault of each. */
export const faultsIn = (
  tree: Tree,
  files: readonly string[],
  {find, to, at = atMatch(), within}: Search,
): Fault[] => {
  const pattern = new RegExp(find.source, 'dgm');
  return files.flatMap((file) => {
    const text = tree.read(file);
    const code = within === undefined ? [] : codeRanges(text);
    return [...text.matchAll(pattern)].flatMap((found): Fault[] => {
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
      const replaced = typeof to === 'string' ? to.replaceAll('$&', old) : to(old, match, tree);
      return replaced === undefined || replaced === old
        ? []
        : [
            {
              file,
              change: {start, end, text: replaced},
              // Only computed for the places that are chosen.
              get reports() {
                return at(match, tree);
              },
            },
          ];
    });
  });
};

const linesAt = (file: string, line: number, distances: readonly number[]): Location[] =>
  distances.map((distance) => ({file, line: line + distance}));

/** Reports on any line of the changed file. */
export const anyLine: Reports = ({file}) => [{file}];

/** Reports at lines at these distances from the match: -1 is the line above. */
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

/** Reports at each place of several rules. */
export const atEach =
  (...rules: readonly Reports[]): Reports =>
  (match, tree) =>
    rules.flatMap((rule) => rule(match, tree));

/** Reports at the first line of the changed file, where missing fields are reported. */
export const firstLine: Reports = ({file}) => [{file, line: 1}];

/** Reports at a field in the front matter of the changed file: `atField('kind')`. */
export const atField =
  (name: string): Reports =>
  ({file, text}) => [{file, line: lineAt(text, text.indexOf(`\n${name}:`) + 1)}];

/** Reports in another file. */
export const inFile =
  (file: string): Reports =>
  () => [{file}];

/** Deletes files. @param reports where that is reported; nowhere if a file can't be deleted */
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

/** The lines of files that contain a text. */
export const linesWith = (tree: Tree, files: readonly string[], text: string): Location[] =>
  files.flatMap((file) =>
    tree
      .read(file)
      .split('\n')
      .flatMap((line, index) => (line.includes(text) ? [{file, line: index + 1}] : [])),
  );
