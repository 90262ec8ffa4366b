import type {PageInfo} from '@docs-kit/local-search';
import {sidebarNames, type Place} from '../../sidebars/places';
import {readDocsPages} from '../pages';

/** The parts of the site, by the first segment of their URLs. Docs answer questions, so their weight is 1. */
const parts: Readonly<Record<string, PageInfo>> = {
  blog: {category: 'Blog', weight: 0.5},
  learn: {category: 'Learn', weight: 0.5},
  'success-stories': {category: 'Success stories', weight: 0.45},
  templates: {category: 'Templates', weight: 0.5},
  experts: {category: 'Experts', weight: 0.25},
  showcase: {category: 'Showcase', weight: 0.3},
};

/** Pages about a separate project, for readers who name the project. */
const separateProject = /^\/docs\/(recorder|editor-starter|timeline|contributing)\//;

const formerVersion = /^\/docs\/(?:[^/]+-(?:alpha|legacy)|react-18)$/;

const rankDocs = (pathname: string): PageInfo => {
  if (pathname.startsWith('/docs/terminology')) {
    // For questions like “what is …”, the definition of a term is best. Otherwise, its use is.
    return {weight: 0.7, definitionWeight: 2};
  }
  const [, project] = separateProject.exec(pathname) ?? [];
  if (project !== undefined) {
    return {weight: 0.6, namedBy: project.split('-').map((word) => word.slice(0, 8))};
  }
  return {weight: formerVersion.test(pathname) ? 0.6 : 1};
};

const categoryOf = (place: Place | undefined): string =>
  place === undefined ? 'Docs' : place.categories.join(' › ') || sidebarNames[place.sidebar];

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

/**
 * Returns what the search needs to know about each page: its sidebar category, its weight, and what its front matter says.
 *
 * @param siteDir root of the repository
 */
export const describePages = (siteDir: string): ((pathname: string) => PageInfo) => {
  const docs = new Map(
    readDocsPages(siteDir).map(({route, place, frontMatter}): [string, PageInfo] => [
      withoutSlash(route),
      {
        category: categoryOf(place),
        isTroubleshooting: frontMatter.kind === 'troubleshooting',
        ...(Array.isArray(frontMatter.asked) && {asked: frontMatter.asked as string[]}),
      },
    ]),
  );
  return (pathname) => {
    const [, part = ''] = pathname.split('/');
    return part === 'docs'
      ? {...docs.get(withoutSlash(pathname)), ...rankDocs(pathname)}
      : (parts[part] ?? {});
  };
};
