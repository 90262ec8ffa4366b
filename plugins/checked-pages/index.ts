import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {documentedVersion, toolkitPackages} from '../../toolkit-packages';
import {readGitHistory, type GitHistory} from '../sitemap/git-history';
import {sourcesOf} from './sources';

/** What the facts of a docs page were checked against, for `src/components/PageEnd`. */
export interface Checked {
  /** The npm package, and its installed version. */
  readonly name: string;
  readonly version: string;
  /** The day of the check, as `November 12, 2026`. Undefined if the clone doesn't have the history that tells it. */
  readonly day?: string;
}

/** In pages, the first format takes 20 ms, a sixteenth of the hydration, so the build writes the day as text. */
const dayFormat = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** The file that changes with the versions of the installed packages. */
const packagesFile = 'toolkit-packages.ts';

const packageOf = ({api, package: name}: Readonly<Record<string, unknown>>): string => {
  const [first] = [api].flat() as ({package?: string} | undefined)[];
  const from = first?.package ?? (typeof name === 'string' ? name : 'remotion');
  return /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;
};

/** The installed version of the package that a page is about. Other pages are checked against the core. */
const versionOf = (name: string): Checked => {
  const installed = toolkitPackages.find((each) => each.name === name)?.installed;
  return installed === undefined
    ? {name: 'remotion', version: documentedVersion}
    : {name, version: installed};
};

/**
 * Returns what a docs page was checked against, and when.
 *
 * Every commit must pass the checks, which compare a page with the installed packages. Their result can only
 * change with the page, its partials, its examples or the packages. So the day of the check is that of the last
 * commit that changed one of them. It doesn't depend on the clock or on the machine of the build.
 *
 * @param file path of the page from the root of the site, with slashes
 * @param history without it, the day is left out
 */
export const checkOf = (
  siteDir: string,
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
  history: Pick<GitHistory, 'lastChange'> | undefined,
): Checked => {
  const version = versionOf(packageOf(frontMatter));
  if (!history) {
    return version;
  }
  const changes = [...sourcesOf(siteDir, file), packagesFile].map(history.lastChange);
  const known = changes.filter((change) => change !== undefined);
  return {
    ...version,
    ...(known.length === changes.length && {day: dayFormat.format(Math.max(...known))}),
  };
};

/**
 * Adds `checked` to the front matter of each docs page. The development server leaves out the day, because each change
 * would read the sources of all pages: about a third of the time in which it reads the front matter of the pages again.
 *
 * @param parse the parser whose result it extends
 */
export const withCheck = (siteDir: string, parse: ParseFrontMatter): ParseFrontMatter => {
  let history: GitHistory | undefined;
  return async (params) => {
    const result = await parse(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const isPage = file.startsWith('docs/') && !/\/_/.test(file);
    if (!isPage) {
      return result;
    }
    if (process.env.NODE_ENV !== 'development') {
      history ??= readGitHistory(siteDir);
    }
    const checked = checkOf(siteDir, file, result.frontMatter, history);
    return {...result, frontMatter: {...result.frontMatter, checked}};
  };
};
