import {headingsIn, similarHeading} from '../lib/heading-place';
import type {Site} from '../lib/site';
import type {Destinations} from './judge';
import {lineOfRedirect} from './line-of-redirect';

/** The docs pages according to their Markdown files, for checks before the build. */
export function sourceSite(root: string, site: Site): Destinations {
  return {
    find: (route) => site.pageAt(route),
    // Posts, pages generated from data, and React pages.
    isUnknown: (route) => route !== '/docs' && !route.startsWith('/docs/'),
    hasRedirect: () => true,
    lineOfRedirect: (from) => lineOfRedirect(root, from),
    similar: (file, id) => {
      const heading = similarHeading(headingsIn(root, file), id);
      return heading && {file: heading.file, line: heading.line};
    },
    derived: (file, id) =>
      headingsIn(root, file).find((heading) => heading.id === id && !heading.explicit),
  };
}
