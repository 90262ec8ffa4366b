import {faultsIn, type Fault, type Search, type Tree} from './find';

/** A kind of fault. */
export interface Kind {
  /** Says what is wrong. Lowercase words with hyphens, unique: `broken-anchor`. */
  readonly name: string;
  /**
   * The checks that should detect it; one of them is enough. Names of checks of the pages and of the built site,
   * `build` (what the build validates), the programs `types`, `types-examples`, `lint`, `css` and `format`, and `unit:`
   * followed by the file of a unit test.
   */
  readonly checks: readonly string[];
  /** Whether the checks only detect it if they check all files. */
  readonly whole?: boolean;
  /** What the report must say. Use it if a message about something else could be at the same place. */
  readonly says?: RegExp;
  /** Why no check detects it. Such a kind fails if all of its faults are caught. */
  readonly missed?: string;
  /** Finds every place to which the fault can be applied. */
  places(tree: Tree): readonly Fault[];
}

/** Files by a glob pattern, or by a function. */
export type Files = string | ((tree: Tree) => readonly string[]);

/** What the rows of a table have in common. */
interface Shared extends Pick<Kind, 'whole' | 'says'>, Pick<Search, 'at' | 'within'> {
  /** Separated by commas. */
  readonly checks?: string;
  readonly in?: Files;
}

/** A row of the table: a pattern and its replacement, or a function that finds the places. */
export type Row = Shared &
  Pick<Kind, 'name' | 'missed'> &
  (Pick<Search, 'find' | 'to'> | Pick<Kind, 'places'>);

/** Makes kinds of the rows of a table. @param shared what a row doesn't state itself */
export const table = (shared: Shared, rows: readonly Row[]): Kind[] =>
  rows.map((row) => {
    const {in: files = '', checks = '', ...rest} = {...shared, ...row};
    return {
      ...rest,
      checks: checks.split(', '),
      places: (tree) =>
        'places' in row
          ? row.places(tree)
          : faultsIn(tree, typeof files === 'string' ? tree.list(files) : files(tree), {
              ...shared,
              ...row,
            }),
    };
  });
