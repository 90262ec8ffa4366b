import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {type Check, isPartial} from '@docs-kit/docs-proof';
import {redirects} from '../../redirects';
import {headingsIn} from './heading-place';
import {listPages} from '../../features/pages';
import {PageFactsReader} from '../lib/page-facts';
import {readDestinations, type Destinations} from './destinations';
import {judgeLinks} from './judge';
import {readDemos, readLinks, redirectTargets} from './links';
import {lostPages, misplacedPages} from './pages';

/**
 * Every link within the site must lead to a page, and its fragment to an element of that page. Every demo that a page
 * includes must exist. Every page has a place in the sidebars, and a page that is gone has a redirect. For selected pages, it
 * checks their links, and the links of other pages to elements of these pages.
 */
export const check: Check = {
  name: 'links',
  async run({root, files = []}) {
    const reader = new PageFactsReader(root);
    const destinations = readDestinations(root, reader);
    const all = listPages(root);
    // The links in entries and code, and what other files say about routes, are always checked.
    const pages =
      files.length === 0
        ? all
        : withLinking(
            root,
            all,
            files.filter((file) => all.includes(file)),
            destinations,
          );
    const redirectsFile = path.join(root, 'redirects.ts');
    const redirectsText = existsSync(redirectsFile)
      ? readFileSync(redirectsFile, 'utf8')
      : undefined;
    const links = [...readLinks(root, pages, reader), ...redirectTargets(redirects, redirectsText)];
    const {problems, unverified} = judgeLinks(links, {
      destinations,
      isStatic: (pathname) =>
        statSync(path.join(root, 'static', decodeURI(pathname)), {
          throwIfNoEntry: false,
        })?.isFile() === true,
      headings: (file) => headingsIn(root, file),
    });
    reader.save();
    return {
      problems: [
        ...problems,
        ...lostPages(root, destinations, redirects),
        ...misplacedPages(root),
        ...readDemos(pages, reader)
          .filter(({url}) => !existsSync(path.join(root, 'src/demos', url, 'index.ts')))
          .map(({file, line, url}) => ({
            file,
            line,
            message: `The demo “${url}” doesn't exist.`,
            remedy: `Use the name of a folder in src/demos, or create src/demos/${url}/index.ts.`,
          })),
      ],
      summary: `${links.length} links, ${destinations.size} pages, ${unverified} fragments that only the build can verify`,
    };
  },
};

/**
 * Returns the files, and the pages that link to elements of these files, which the text tells without parsing them. An
 * element of a partial is an element of the pages that include it.
 */
function withLinking(
  root: string,
  all: readonly string[],
  files: readonly string[],
  destinations: Destinations,
): string[] {
  const texts = all.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
  const containing = (words: readonly string[]): string[] =>
    texts.filter(([, text]) => words.some((word) => text.includes(word))).map(([file]) => file);
  const targets = new Set(files);
  for (const file of targets) {
    if (isPartial(file)) {
      containing([`/${path.basename(file)}'`]).forEach((page) => targets.add(page));
    }
  }
  const routes = [...destinations].flatMap(([route, {file}]) => (targets.has(file) ? [route] : []));
  return [...new Set([...files, ...containing(routes.map((route) => `${route}#`))])];
}
