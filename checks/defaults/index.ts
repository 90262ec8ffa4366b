import {readSize} from '../../plugins/docs-figures/read';
import {readCli} from '../cli/facts';
import {cachedEach, codeKey, hash, installedPackages} from '../lib/cache';
import {loadPages} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {handedOn} from './handed-on';
import {judge} from './judge';
import type {Found} from './proof';
import {documentedOn, type Documented} from './stated';
import {listed, unstated} from './unproven';

/** The defaults on the pages must be those in the packages. */
export const check: Check = {
  name: 'defaults',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const whole = files.length === 0;
    const documented = documentedOn(root, pages, await readCli(root));
    const found = await findDefaults(root, documented, !whole);
    const judged = judge(
      documented.map((each, index) => [each, found[index]!.found]),
      {listed, unstated, handedOn},
      whole,
    );
    // Each other problem also changes the number of proven defaults.
    const miscounted =
      whole && judged.problems.length === 0 ? judgeFigure(root, judged.proven) : [];
    const methods = [...judged.methods].sort(([, a], [, b]) => b - a);
    return {
      problems: [...problems, ...judged.problems, ...miscounted],
      summary: `${judged.proven} of ${judged.stated} defaults proven, ${judged.listed} listed`,
      notes: [
        `defaults: proven by ${methods.map(([name, count]) => `${name} ${count}`).join(', ')}`,
      ],
    };
  },
};

/** Compares the number of proven defaults with the figure on the home page. */
export function judgeFigure(root: string, proven: number): Problem[] {
  const {defaults} = readSize(root);
  return defaults === proven
    ? []
    : [
        {
          file: 'plugins/docs-figures/read.ts',
          line: 1,
          message: `The figure on the home page counts ${defaults} defaults, but ${proven} are proven.`,
          remedy:
            'Correct countDefaults(), or subtract the defaults that an entry of `listed` in checks/defaults/unproven.ts covers.',
        },
      ];
}

/** Looks for each default in the packages. Only searches them for options that weren't known in the last run. */
function findDefaults(
  root: string,
  all: readonly Documented[],
  keep: boolean,
): Promise<{found?: Found}[]> {
  const version = hash(
    installedPackages(root),
    codeKey(new URL('./search-packages.ts', import.meta.url).href),
  );
  return cachedEach(
    root,
    'defaults',
    all,
    ({subject, type}) => hash(version, JSON.stringify(subject), type),
    async (open) => {
      const {searchPackages} = await import('./search-packages');
      return searchPackages(root, open).map((found) => ({found}));
    },
    keep,
  );
}
