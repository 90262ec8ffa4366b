import {readSignatures} from '../../scripts/signatures/file';
import {environments} from '../../src/components/Compatibility/support';
import {loadPages} from '../lib/pages';
import type {Check} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {collectFacts} from './facts';
import {judge} from './judge';
import {reasons} from './reasons';
import {rowsOf} from './rows';

/** What pages say about where an API works must be proven or have a reason. */
export const compatibilityCheck: Check = {
  name: 'compatibility',
  async run({root, files = []}) {
    const {pages, problems} = await loadPages(root, files);
    const rows = rowsOf(pages, readSignatures(root));
    if (rows.length === 0) {
      return {problems, summary: 'no cells'};
    }
    const whole = files.length === 0;
    const verdict = judge(rows, await collectFacts(root, rows, whole), reasons, whole);
    const counts = environments.map((environment) => {
      const methods = [...(verdict.proven.get(environment) ?? [])].sort(([, a], [, b]) => b - a);
      return {
        proven: methods.reduce((sum, [, count]) => sum + count, 0),
        withReason: verdict.withReason.get(environment) ?? 0,
        text: `${environment}: ${methods.map(([name, count]) => `${count} by ${name}`).join(', ') || 'none'}`,
      };
    });
    const sum = (key: 'proven' | 'withReason') =>
      counts.reduce((total, each) => total + each[key], 0);
    return {
      problems: [...problems, ...verdict.problems],
      summary: `${sum('proven')} of ${verdict.cells} cells proven, ${sum('withReason')} with a reason`,
      notes: counts.map(
        ({text, withReason}) => `compatibility: ${text}; ${withReason} with a reason`,
      ),
    };
  },
};

await runAsCommand(import.meta.url, compatibilityCheck);
