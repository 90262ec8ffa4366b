import {fragmentsOf} from '../lib/outline';
import type {Site} from '../lib/site';
import type {Destinations} from './judge';

/** The docs pages as their Markdown files tell, for the time before the build. */
export function sourceSite(root: string, site: Site): Destinations {
  return {
    find(route) {
      const page = site.pageAt(route);
      return page && {file: page.file, fragments: fragmentsOf(root, page)};
    },
    isPlanned: (route) => site.isRoute(route),
    // Posts, and pages that are made from data or from React.
    isUnknown: (route) => route !== '/docs' && !route.startsWith('/docs/'),
    hasRedirect: () => true,
  };
}
