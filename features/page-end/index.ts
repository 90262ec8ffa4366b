import path from 'node:path';
import type {FrontMatter} from '@docs-kit/docs-proof';
import type {ParseFrontMatter} from '@docusaurus/types';
import {documentedVersion, toolkitPackages} from '../toolkit/packages';
import {packageOfPage, routeOfFile} from '../pages';
import {readGitHistory, type LastChange} from '../sitemap/git-history';

/** What the facts of a docs page were checked against, for `features/page-end/client`. */
export interface Checked {
  /** The npm package, and its installed version. */
  readonly name: string;
  readonly version: string;
  /** The day of the check, as `November 12, 2026`. Undefined if the clone doesn't have the history that tells it. */
  readonly day?: string;
}

/** In pages, the first format takes 20 ms, a sixteenth of the hydration, so the build writes the day as text. */
const dayFormat = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** The installed version of the package that a page is about. Other pages are checked against the core. */
const versionOf = (frontMatter: FrontMatter): Checked => {
  const name = packageOfPage(frontMatter);
  const installed = toolkitPackages.find((each) => each.name === name)?.installed;
  return name === undefined || installed === undefined
    ? {name: 'remotion', version: documentedVersion}
    : {name, version: installed};
};

/**
 * Returns what a docs page was checked against, and when.
 *
 * Every commit must pass the checks, which compare a page with the installed packages. So the day of the check is
 * that of the last commit that changed the page or the versions of the packages. It doesn't depend on the clock or on
 * the machine of the build.
 *
 * @param file path of the page from the root of the site, with slashes
 * @param lastChange without it, the day is left out
 */
export const checkOf = (
  file: string,
  frontMatter: FrontMatter,
  lastChange: LastChange | undefined,
): Checked => {
  const version = versionOf(frontMatter);
  const [page, packages] = [file, 'features/toolkit/packages.ts'].map((each) => lastChange?.(each));
  return page === undefined || packages === undefined
    ? version
    : {...version, day: dayFormat.format(Math.max(page, packages))};
};

/**
 * Adds `checked` to the front matter of each docs page, for `features/page-end/client`.
 *
 * @param parse the parser whose result it extends
 */
export const withCheck = (siteDir: string, parse: ParseFrontMatter): ParseFrontMatter => {
  const lastChange = readGitHistory(siteDir);
  return async (params) => {
    const result = await parse(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    return routeOfFile(file) === undefined
      ? result
      : {
          ...result,
          frontMatter: {
            ...result.frontMatter,
            checked: checkOf(file, result.frontMatter, lastChange),
          },
        };
  };
};
