import {readCli} from '../cli/facts';
import {cachedEach, codeKey, hash, installedPackages} from '../lib/cache';
import {loadPages} from '../lib/pages';
import type {Check} from '../lib/problem';
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
    const methods = [...judged.methods].sort(([, a], [, b]) => b - a);
    return {
      problems: [...problems, ...judged.problems],
      summary: `${judged.proven} of ${judged.stated} defaults proven, ${judged.listed} listed`,
      notes: [
        `defaults: proven by ${methods.map(([name, count]) => `${name} ${count}`).join(', ')}`,
      ],
    };
  },
};

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
