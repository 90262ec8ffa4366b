import {countDefaults} from '../../plugins/docs-figures/count';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import type {Judged} from './judge';
import type {Documented} from './stated';
import {listed} from './unproven';

/**
 * Compares the number of defaults on each page with what the home page adds up.
 *
 * @param whole whether all pages are loaded, because otherwise partials may belong to a page that isn't
 */
export function judgeCounts(
  pages: readonly Pick<Page, 'file' | 'text' | 'collection' | 'partial'>[],
  documented: readonly Pick<Documented, 'file' | 'line' | 'default'>[],
  {listed: found}: Pick<Judged, 'listed'>,
  whole: boolean,
): Problem[] {
  const lines = new Map<string, Set<number>>();
  for (const {file, line, default: stated} of documented) {
    if (stated !== undefined) {
      lines.set(file, (lines.get(file) ?? new Set()).add(line));
    }
  }
  const miscounted = pages
    .filter(({collection, partial}) => collection === 'docs' && (whole || !partial))
    .flatMap(({file, text}) => {
      const counted = countDefaults(text);
      const compared = lines.get(file)?.size ?? 0;
      return counted === compared
        ? []
        : [
            {
              file,
              line: 1,
              message: `The figures on the home page count ${counted} defaults on this page, but ${compared} are compared with the packages.`,
              remedy: 'Correct countDefaults() in plugins/docs-figures/count.ts.',
            },
          ];
    });
  return whole && found > listed.length
    ? [
        ...miscounted,
        {
          file: 'checks/defaults/unproven.ts',
          line: 1,
          message: `The figures on the home page count each entry of \`listed\` as one default, but ${listed.length} entries cover ${found} defaults.`,
          remedy: 'Subtract their number in readSize() in plugins/docs-figures/read.ts.',
        },
      ]
    : miscounted;
}
