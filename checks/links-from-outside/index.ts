import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute} from '../../config/docs-routes';
import {openRoutes} from '../../config/open-routes';
import {external} from '../../config/external-links';
import {redirects} from '../../redirects';
import {listPages} from '../lib/pages';
import type {Check, CheckInput, Problem, Result} from '../lib/problem';
import {lineWith} from '../lib/lines';
import {runAsCommand} from '../lib/run';
import {readSite} from '../lib/site';
import {staleEntry} from '../lib/stale';
import {builtSite} from './built';
import {collectAddresses, type Address} from './collect';
import {judge, type Destinations} from './judge';
import {sourceSite} from './sources';

/** Every URL of the site in the installed packages must lead to a page. Reads the Markdown files. */
export const check: Check = {
  name: 'links-from-outside',
  run: async ({root}) => {
    const site = await readSite(root);
    const result = await report(root, sourceSite(root, site));
    // Only the repository that the list belongs to has these routes.
    const deleted = existsSync(path.join(root, 'config/open-routes.ts'))
      ? deletedPages(
          site.openRoutes(),
          await collectAddresses(root),
          readFileSync(path.join(root, 'docs-routes.tsv'), 'utf8'),
        )
      : [];
    return {...result, problems: [...result.problems, ...deleted]};
  },
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

/**
 * Reports missing pages that aren't in the list of open routes, which were therefore deleted, and entries of the list whose
 * page exists.
 *
 * @param missing the routes of docs-routes.tsv without a page
 * @param addresses the URLs that packages link to
 * @param table the text of docs-routes.tsv
 */
export function deletedPages(
  missing: readonly string[],
  addresses: readonly Pick<Address, 'path' | 'places'>[],
  table: string,
  list: readonly string[] = openRoutes,
): Problem[] {
  return [
    ...missing
      .filter((route) => !list.includes(route))
      .map((route): Problem => {
        const places = addresses
          .filter((each) => each.path === route)
          .flatMap((each) => each.places);
        return {
          file: 'docs-routes.tsv',
          line: lineWith(table, (line) => line.startsWith(`${route}\t`)),
          message: `The page ${route} was deleted or moved.${places.length > 0 ? ` Packages link to it: ${[...new Set(places)].slice(0, 3).join(', ')}` : ''}`,
          remedy: `Restore docs/${docIdOfRoute(route)}.mdx. If the page is obsolete, remove the route from docs-routes.tsv and add a redirect to redirects.ts.`,
        };
      }),
    ...list
      .filter((route) => !missing.includes(route))
      .map((route) =>
        staleEntry(
          'config/open-routes.ts',
          'openRoutes',
          route,
          'The page exists, or the route does not.',
        ),
      ),
  ];
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
    problems,
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
