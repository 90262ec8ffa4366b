import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {openRoutes} from '../../config/open-routes';
import {redirects} from '../../redirects';
import {headingsIn} from '../lib/heading-place';
import {PageFactsReader} from '../../plugins/pages/facts';
import type {Check} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {readDestinations} from './destinations';
import {judgeLinks} from './judge';
import {unusedDemos} from './demos';
import {readDemos, readLinks, redirectTargets} from './links';

/**
 * Every link within the site must lead to a page, and its fragment to an element of that page. Every
 * demo that a page includes must exist, and every demo must be used. Always checks the whole site, because a change to one page can
 * break links on others.
 */
export const check: Check = {
  name: 'links',
  async run({root}) {
    const reader = new PageFactsReader(root);
    const destinations = await readDestinations(root, reader);
    const redirectsFile = path.join(root, 'redirects.ts');
    const links = [
      ...(await readLinks(root, reader)),
      ...redirectTargets(
        redirects,
        existsSync(redirectsFile) ? readFileSync(redirectsFile, 'utf8') : undefined,
      ),
    ];
    const demos = await readDemos(root, reader);
    reader.save();
    const {problems, unverified} = judgeLinks(links, {
      destinations,
      isStatic: (pathname) =>
        statSync(path.join(root, 'static', decodeURI(pathname)), {
          throwIfNoEntry: false,
        })?.isFile() === true,
      isOpen: (route) => openRoutes.some((open) => open.route === route),
      headings: (file) => headingsIn(root, file),
    });
    return {
      problems: [
        ...problems,
        ...demos
          .filter(({url}) => !existsSync(path.join(root, 'src/demos', url, 'index.ts')))
          .map(({file, line, url}) => ({
            file,
            line,
            message: `The demo “${url}” doesn't exist.`,
            remedy: `Use the name of a folder in src/demos, or create src/demos/${url}/index.ts.`,
          })),
        ...unusedDemos(
          root,
          demos.map(({url}) => url),
        ),
      ],
      summary: `${links.length} links, ${destinations.size} pages, ${unverified} fragments that only the build can verify`,
    };
  },
};

await runAsCommand(import.meta.url, check);
