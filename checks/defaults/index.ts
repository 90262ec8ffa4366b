import {readCli} from '../cli/facts';
import {loadPages} from '../lib/pages';
import type {Check} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {judgeCounts} from './count';
import {findDefaults} from './found';
import {handedOn} from './handed-on';
import {judge} from './judge';
import {documentedOn} from './stated';
import {listed, unstated} from './unproven';

/** The defaults on the pages must be those in the packages. */
export const defaultsCheck: Check = {
  name: 'defaults',
  async run({root, files = []}) {
    const {pages, problems} = await loadPages(root, files);
    const whole = files.length === 0;
    const documented = documentedOn(root, pages, await readCli(root));
    const found = await findDefaults(root, documented, !whole);
    const judged = judge(found, {listed, unstated, handedOn}, whole);
    const miscounted = judgeCounts(pages, documented, judged, whole);
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

await runAsCommand(import.meta.url, defaultsCheck);
