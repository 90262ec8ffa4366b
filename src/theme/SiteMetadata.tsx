import type {ComponentType} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import {canonicalPath} from '@site/features/site/canonical-path';

const routes = [{component: OriginalSiteMetadata as ComponentType}];

/**
 * Wraps the original, which derives the canonical URL and the language alternates from the current path:
 * `/about` and `/about/` are the same page. A route without a path renders at every location, and provides the
 * location to what it renders.
 */
export default function SiteMetadata() {
  const location = useLocation();
  return renderRoutes(
    routes,
    {},
    {location: {...location, pathname: canonicalPath(location.pathname)}},
  );
}
