import {readFileSync} from 'node:fs';
import path from 'node:path';
import {entryFiles} from '../../config/entries';
import {listPages} from '../../plugins/pages';
import type {Check} from '../lib/problem';
import {unwritten} from './unwritten';

/** Reports notes to the author that `npm run new` left in a page or an entry. */
export const check: Check = {
  name: 'coverage',
  async run({root, files = []}) {
    const read = files.length > 0 ? files : [...listPages(root), ...entryFiles(root)];
    return {
      problems: read.flatMap((file) =>
        unwritten({file, text: readFileSync(path.join(root, file), 'utf8')}),
      ),
      summary: `${read.length} pages and entries`,
    };
  },
};
