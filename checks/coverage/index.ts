import {loadPages} from '../lib/pages';
import type {Check} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {unwritten} from './unwritten';

/** Reports notes to the author that `npm run new` left on a page. */
export const coverageCheck: Check = {
  name: 'coverage',
  async run({root, files = []}) {
    const {pages, problems} = await loadPages(root, files);
    return {
      problems: [...problems, ...pages.flatMap((page) => unwritten(page))],
      summary: `${pages.length} pages`,
    };
  },
};

await runAsCommand(import.meta.url, coverageCheck);
