import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lineWith, type Problem, tryFrontMatter} from '@docs-kit/docs-proof';
import {readRecord} from '@docs-kit/tools/record';
import {pageRecord} from '../lib/page-keys';
import {listDocIds} from '../../features/pages';
import type {Redirect} from '../../redirects';
import {findPlaceProblems} from '../../sidebars/check';
import {listPlaces} from '../../sidebars/places';
import {isPostList, type Destinations} from './destinations';

/**
 * Reports each page that passed the sweep of the browser tests, but is gone without a redirect.
 *
 * @see ../../scripts/record-pages.ts, which keeps such a page in the record
 */
export const lostPages = (
  root: string,
  destinations: Destinations,
  redirects: readonly Redirect[],
): Problem[] => {
  const redirected = new Set(redirects.map(({from}) => from));
  return [...readRecord(path.join(root, pageRecord)).keys()]
    .filter((route) => !destinations.has(route) && !redirected.has(route) && !isPostList(route))
    .map((route) => ({
      file: 'redirects.ts',
      line: 1,
      message: `The page ${route} is gone, and its URL has no redirect.`,
      remedy: `Add \`{from: '${route}', to: '/…'}\` to \`redirects\`, or restore the page. \`npm run move\` and \`npm run remove\` add redirects.`,
    }));
};

/** Reports each docs page without a place in the sidebars, and each place without a page. */
export const misplacedPages = (root: string): Problem[] => {
  // The trees belong to this repository, and not to the small sites of tests.
  if (!existsSync(path.join(root, 'sidebars/places.ts'))) {
    return [];
  }
  const pages = new Map(
    listDocIds(root).map((id) => [id, tryFrontMatter(path.join(root, `docs/${id}.mdx`))]),
  );
  return findPlaceProblems(listPlaces(), pages).map(({id, file, ...problem}) => ({
    ...problem,
    file,
    line: file.startsWith('sidebars/')
      ? lineWith(readFileSync(path.join(root, file), 'utf8'), (line) => line.includes(`'${id}'`))
      : 1,
  }));
};
