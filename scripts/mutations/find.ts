import type {Fault, Location, Tree} from './types';

/** The 1-based line of a position in a text. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

interface Match {
  readonly file: string;
  readonly text: string;
  /** The groups of the pattern. */
  readonly groups: Readonly<Record<string, string>>;
  /** Where the replaced text starts. */
  readonly index: number;
}

interface Options {
  /** Returns the text that replaces the group `old`; undefined if the fault doesn't apply here. */
  readonly to: (old: string, match: Match) => string | undefined;
  /** Where the fault is reported, if not at the first line of the replaced text. */
  readonly reports?: (match: Match) => readonly Location[];
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

/** Reports on any line of the changed file, for files that the build generates. */
export const anyLine = ({file}: Match): readonly Location[] => [{file}];

/** Reports in another file. */
export const inFile =
  (file: string, line?: number): NonNullable<Options['reports']> =>
  () => [line === undefined ? {file} : {file, line}];

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
