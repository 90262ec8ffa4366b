import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Check} from '@docs-kit/docs-proof';
import {isRedirect, notBuilt, readBuiltPages} from '../lib/built-site';
import {deferredParts} from './deferred';
import {judgeBudgets, judgeDeferred, measure, withLoads, type Budgets} from './judge';
import {Scale} from './load';
import {readScriptsOf} from './route-scripts';

const {built: budgets} = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../budgets.json'), 'utf8'),
) as {readonly built: Budgets};

/** Compares the size of the built pages with `built` in budgets.json. */
export const check: Check = {
  name: 'budgets',
  async run({root}) {
    const missing = notBuilt(root);
    if (missing) {
      return {problems: [missing], summary: 'nothing checked'};
    }
    const pages = withLoads(
      readBuiltPages(root).filter((page) => !isRedirect(page)),
      readScriptsOf(root),
    );
    const measured = measure(root, pages, new Scale(root));
    return {
      problems: [...judgeBudgets(budgets, measured), ...judgeDeferred(root, deferredParts, pages)],
      summary: `${pages.length} pages`,
      notes: Object.entries(measured).map(([name, values]) => {
        const {limit, unit, what} = budgets[name as keyof Budgets];
        const most = Math.max(0, ...values.map(({value}) => value));
        return `${name}: at most ${most} of ${limit} ${unit} (${what})`;
      }),
    };
  },
};
