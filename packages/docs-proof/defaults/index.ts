import {cachedEach, codeKey, hash, installedPackages} from '../lib/cache';
import type {Page, Pages} from '../lib/pages';
import type {Check} from '../lib/problem';
import type {Documented} from './documented';
import type {Found} from './in-code';
import {judge, type Lists} from './judge';

export {optionsOn, type Documented, type OptionSubject} from './documented';
export {findOption, type ForwardedOptions, type Found} from './in-code';
export type {Listed, Unstated} from './judge';

export interface DefaultsOptions<Subject> {
  /** Reads the pages of the site, or only these files. */
  readonly loadPages: (root: string, files: readonly string[]) => Pages;
  /** Returns what the pages describe, in order. `optionsOn()` returns the options of exports. */
  readonly documentedOn: (
    root: string,
    pages: readonly Page[],
  ) => Promise<readonly Documented<Subject>[]>;
  /** Looks for the default of each in the packages. `findOption()` finds the defaults of options in code. */
  readonly search: (
    root: string,
    all: readonly Documented<Subject>[],
  ) => Promise<readonly (Found | undefined)[]>;
  /** The URL of the module that `search` loads. Results are cached until the module or what it imports changes. */
  readonly searchModule: string;
  readonly lists: Lists;
}

/** Returns the check `defaults`: the defaults on the pages must be those in the packages. */
export const defaultsCheck = <Subject>({
  loadPages,
  documentedOn,
  search,
  searchModule,
  lists,
}: DefaultsOptions<Subject>): Check => ({
  name: 'defaults',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const whole = files.length === 0;
    const documented = await documentedOn(root, pages);
    const version = hash(installedPackages(root), codeKey(searchModule));
    const found = await cachedEach(
      root,
      'defaults',
      documented,
      ({subject, type}) => hash(version, JSON.stringify(subject), type),
      async (open) => (await search(root, open)).map((each) => ({found: each})),
      !whole,
    );
    const judged = judge(
      documented.map((each, index) => [each, found[index]!.found]),
      lists,
      whole,
    );
    const methods = [...judged.methods].sort(([, a], [, b]) => b - a);
    return {
      problems: [...problems, ...judged.problems],
      summary: `${judged.proven} of ${judged.stated} defaults proven, ${judged.listed} listed`,
      notes: [
        `defaults: proven by ${methods.map(([name, count]) => `${name} ${count}`).join(', ')}`,
      ],
    };
  },
});
