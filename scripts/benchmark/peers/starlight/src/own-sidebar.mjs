// Starlight has a single sidebar. As on the other sites, each page shows the sidebar of its section, or none.
import {defineRouteMiddleware} from '@astrojs/starlight/route-data';

const hasCurrent = (entry) =>
  entry.type === 'group' ? entry.entries.some(hasCurrent) : entry.isCurrent;

export const onRequest = defineRouteMiddleware(({locals}) => {
  const route = locals.starlightRoute;
  const own = route.sidebar.find(hasCurrent);
  route.sidebar = own?.entries ?? [];
  route.hasSidebar = own !== undefined;
});
