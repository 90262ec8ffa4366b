import {loadPages} from '../lib/pages';
import type {Check} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {unwritten} from './unwritten';

/** Coverage: no page that `npm run new` made is left with a note to its author. */
export const coverageCheck: Check = {
  name: 'coverage',
  async run({root, files = []}) {
    const {pages, problems} = await loadPages(root, files);
    return {
      problems: [...problems, ...pages.flatMap((page) => unwritten(page))],
      summary: `${pages.length} pages without a note to their author`,
    };
  },
};

await runAsCommand(import.meta.url, coverageCheck);
