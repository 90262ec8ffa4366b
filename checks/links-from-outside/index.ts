import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute} from '../../config/docs-routes';
import {external} from '../../config/external-links';
import {redirects} from '../../redirects';
import {listPages} from '../lib/pages';
import type {Check, CheckInput, Problem, Result} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {readSite} from '../lib/site';
import {builtSite} from './built';
import {collectAddresses} from './collect';
import {judge, type Destinations} from './judge';
import {sourceSite} from './sources';

/**
 * Whether the check fails for routes of docs-routes.tsv whose page isn't written yet. Set it to true once
 * the last page is written.
 */
const openPagesFail = false;

/** Every URL of the site in the installed packages must lead to a page. Reads the Markdown files. */
export const check: Check = {
  name: 'links-from-outside',
  run: async ({root}) => report(root, sourceSite(await readSite(root))),
};

/** The same check for the built site: `npx tsx checks/links-from-outside/index.ts --built`. */
export const builtCheck: Check = {
  name: 'links-from-outside --built',
  run: async ({root}: CheckInput) => {
    if (!existsSync(path.join(root, 'build/index.html'))) {
      return {
        problems: [
          {
            file: 'build/index.html',
            line: 1,
            message: "The site hasn't been built.",
            remedy: 'Run `npm run build` first, or omit --built.',
          },
        ],
        summary: 'nothing checked',
      };
    }
    const site = await readSite(root);
    const planned = new Set(site.openRoutes());
    return report(root, builtSite(root, planned));
  },
};

/** Reports pages that packages link to but that aren't written yet. */
export function unwritten(open: readonly string[]): Problem[] {
  return open.map((route) => ({
    file: 'docs-routes.tsv',
    line: 1,
    message: `The packages link to ${route}, but that page isn't written yet.`,
    remedy: `Write docs/${docIdOfRoute(route)}.mdx.`,
  }));
}

async function report(root: string, destinations: Destinations): Promise<Result> {
  const addresses = await collectAddresses(root);
  const ownText = [
    ...Object.values(external),
    ...listPages(root).map((file) => readFileSync(path.join(root, file), 'utf8')),
  ].join('\n');
  const {problems, landed, open, unknown, elsewhere} = judge(
    addresses,
    redirects,
    destinations,
    (service) => ownText.includes(`remotion.dev${service}`),
  );
  return {
    problems: [...problems, ...(openPagesFail ? unwritten(open) : [])],
    summary: [
      `${addresses.length} URLs`,
      `${landed} lead to a page`,
      `${elsewhere} of other services`,
      `${open.length} pages not written yet`,
      ...(unknown.length > 0 ? [`${unknown.length} pages that only --built can check`] : []),
    ].join(', '),
  };
}

await runAsCommand(import.meta.url, process.argv.includes('--built') ? builtCheck : check);
