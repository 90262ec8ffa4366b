import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseDocsRoutes} from '../../config/docs-routes';
import {PageFactsReader} from '../lib/page-facts';
import type {Check} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {readDestinations} from './destinations';
import {judgeLinks} from './judge';
import {readDemos, readLinks, redirectTargets} from './links';

/**
 * Every link within the site leads to a page and to an element of that page. Looks at the whole site in
 * any case: a change of one page breaks the links of others. Every demo that a page shows exists.
 */
export const check: Check = {
  name: 'links',
  async run({root}) {
    const reader = new PageFactsReader(root);
    const destinations = await readDestinations(root, reader);
    const links = [...(await readLinks(root, reader)), ...redirectTargets()];
    const demos = await readDemos(root, reader);
    reader.save();
    const table = path.join(root, 'docs-routes.tsv');
    const listed = new Set(
      existsSync(table) ? parseDocsRoutes(readFileSync(table, 'utf8')).map(({route}) => route) : [],
    );
    const {problems, unverified} = judgeLinks(links, {
      destinations,
      isStatic: (pathname) =>
        statSync(path.join(root, 'static', decodeURI(pathname)), {
          throwIfNoEntry: false,
        })?.isFile() === true,
      isListed: (route) => listed.has(route),
    });
    return {
      problems: [
        ...problems,
        ...demos
          .filter(({url}) => !existsSync(path.join(root, 'src/demos', url, 'index.ts')))
          .map(({file, line, url}) => ({
            file,
            line,
            message: `There is no demo “${url}”.`,
            remedy: `Name a folder of src/demos, or write src/demos/${url}/index.ts.`,
          })),
      ],
      summary: `${links.length} links, ${destinations.size} pages, ${unverified} fragments left to the build`,
    };
  },
};

await runAsCommand(import.meta.url, check);
