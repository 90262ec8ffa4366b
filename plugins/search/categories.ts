import {sidebarNames, type Place} from '../../sidebars/places';
import {readDocsPages} from '../pages';

const categoryOf = (place: Place | undefined): string =>
  place === undefined ? 'Docs' : place.categories.join(' › ') || sidebarNames[place.sidebar];

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
  /** The readers' questions in the front matter. */
  readonly asked?: readonly string[];
}

/**
 * Returns the group of each page.
 *
 * @param siteDir root of the repository
 * @returns a function from the path of a page to its group
 */
export const loadGroups = (siteDir: string): ((pathname: string) => PageGroup) => {
  const ofDocs = new Map(
    readDocsPages(siteDir).map(({route, place, frontMatter}): [string, PageGroup] => [
      withoutSlash(route),
      {
        category: categoryOf(place),
        isTroubleshooting: frontMatter.kind === 'troubleshooting',
        ...(Array.isArray(frontMatter.asked) && {asked: frontMatter.asked as string[]}),
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
