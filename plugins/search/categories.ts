import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type DocsRoute, parseDocsRoutes} from '../../config/docs-routes';

const sidebarNames: Record<DocsRoute['sidebar'], string> = {
  main: 'Guide',
  api: 'API reference',
  recorder: 'Recorder',
  none: 'Docs',
};

const siteSections: Record<string, string> = {
  blog: 'Blog',
  learn: 'Learn',
  'success-stories': 'Success stories',
  templates: 'Templates',
  experts: 'Experts',
  showcase: 'Showcase',
};

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

const readRoutes = (siteDir: string): DocsRoute[] =>
  parseDocsRoutes(readFileSync(path.join(siteDir, 'docs-routes.tsv'), 'utf8'));

/**
 * Returns the paths of the troubleshooting pages, which readers find by the messages that they quote.
 *
 * @param siteDir root of the repository, which contains `docs-routes.tsv`
 */
export const loadTroubleshootingPages = (siteDir: string): ReadonlySet<string> =>
  new Set(
    readRoutes(siteDir)
      .filter(({kind}) => kind === 'troubleshooting')
      .map(({route}) => withoutSlash(route)),
  );

/**
 * Returns the group of each page: the sidebar category for docs pages, the section for all others.
 *
 * @param siteDir root of the repository, which contains `docs-routes.tsv`
 * @returns a function from the path of a page to the name of its group
 */
export const loadCategories = (siteDir: string): ((pathname: string) => string) => {
  const ofDocs = new Map(
    readRoutes(siteDir).map(({route, category, sidebar}) => [
      withoutSlash(route),
      category.join(' › ') || sidebarNames[sidebar],
    ]),
  );
  return (pathname) => {
    const first = pathname.split('/')[1] ?? '';
    return (
      ofDocs.get(withoutSlash(pathname)) ??
      siteSections[first] ??
      (first === 'docs' ? 'Docs' : 'Site')
    );
  };
};
