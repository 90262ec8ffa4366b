import type {Site} from '../lib/site';
import type {Destinations} from './judge';

/** The docs pages as their Markdown files tell, for the time before the build. */
export function sourceSite(site: Site): Destinations {
  return {
    find: (route) => site.pageAt(route),
    isPlanned: (route) => site.isRoute(route),
    // Posts, and pages that are made from data or from React.
    isUnknown: (route) => route !== '/docs' && !route.startsWith('/docs/'),
    hasRedirect: () => true,
  };
}
