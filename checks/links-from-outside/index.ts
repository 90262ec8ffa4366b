import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {external} from '../../config/external-links';
import {redirects} from '../../redirects';
import {listPages} from '../../plugins/pages';
import type {Check, CheckInput, Result} from '../lib/problem';
import {readSite} from '../lib/site';
import {builtSite} from './built';
import {collectAddresses} from './collect';
import {judge, type Destinations} from './judge';
import {sourceSite} from './sources';

/** Every URL of the site in the installed packages must lead to a page. Reads the Markdown files. */
export const check: Check = {
  name: 'links-from-outside',
  run: async ({root}) => {
    const site = readSite(root);
    const result = await report(root, sourceSite(root, site));
    site.save();
    return result;
  },
};

/** The same check for the built site: `npx tsx checks/built.ts 'links-from-outside --built'`. */
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
    return report(root, builtSite(root));
  },
};

async function report(root: string, destinations: Destinations): Promise<Result> {
  const addresses = await collectAddresses(root);
  const ownText = [
    ...Object.values(external),
    ...listPages(root).map((file) => readFileSync(path.join(root, file), 'utf8')),
  ].join('\n');
  const {problems, landed, unknown, elsewhere} = judge(
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
      ...(unknown.length > 0 ? [`${unknown.length} pages that only --built can check`] : []),
    ].join(', '),
  };
}
