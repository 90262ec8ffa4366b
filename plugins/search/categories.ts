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

export interface PageGroup {
  /** The sidebar category of docs pages, the section of all others. */
  readonly category: string;
  /** Whether readers find the page by the messages that it quotes. */
  readonly isTroubleshooting: boolean;
}

/**
 * Returns the group of each page.
 *
 * @param siteDir root of the repository, which contains `docs-routes.tsv`
 * @returns a function from the path of a page to its group
 */
export const loadGroups = (siteDir: string): ((pathname: string) => PageGroup) => {
  const routes = parseDocsRoutes(readFileSync(path.join(siteDir, 'docs-routes.tsv'), 'utf8'));
  const ofDocs = new Map(
    routes.map(({route, category, sidebar, kind}): [string, PageGroup] => [
      withoutSlash(route),
      {
        category: category.join(' › ') || sidebarNames[sidebar],
        isTroubleshooting: kind === 'troubleshooting',
      },
    ]),
  );
  return (pathname) => {
    const first = pathname.split('/')[1] ?? '';
    return (
      ofDocs.get(withoutSlash(pathname)) ?? {
        category: siteSections[first] ?? (first === 'docs' ? 'Docs' : 'Site'),
        isTroubleshooting: false,
      }
    );
  };
};
