import type {Site} from '../lib/site';
import type {Destinations} from './judge';

/** The docs pages according to their Markdown files, for checks before the build. */
export function sourceSite(site: Site): Destinations {
  return {
    find: (route) => site.pageAt(route),
    isPlanned: (route) => site.isRoute(route),
    // Posts, pages generated from data, and React pages.
    isUnknown: (route) => route !== '/docs' && !route.startsWith('/docs/'),
    hasRedirect: () => true,
  };
}
