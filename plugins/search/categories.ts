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

/**
 * Returns the group of each page: the sidebar category for docs pages, the section for all others.
 *
 * @param siteDir root of the repository, which contains `docs-routes.tsv`
 * @returns a function from the path of a page to the name of its group
 */
export const loadCategories = (siteDir: string): ((pathname: string) => string) => {
  const routes = parseDocsRoutes(readFileSync(path.join(siteDir, 'docs-routes.tsv'), 'utf8'));
  const ofDocs = new Map(
    routes.map(({route, category, sidebar}) => [
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
