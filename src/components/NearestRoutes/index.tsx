import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {nearestRoutes} from './nearest';

/** All paths of the site, from the sitemap that the build writes anyway. */
const fetchRoutes = async (sitemapUrl: string): Promise<string[]> => {
  const response = await fetch(sitemapUrl);
  if (!response.ok) {
    throw new Error(`${sitemapUrl} responded with status ${response.status}`);
  }
  const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
  return Array.from(xml.querySelectorAll('loc'), (loc) => new URL(loc.textContent ?? '').pathname);
};

/** Links to the pages whose URLs are most similar to the one that was not found. */
export default function NearestRoutes() {
  const {pathname} = useLocation();
  const sitemapUrl = useBaseUrl('/sitemap.xml');
  const [routes, setRoutes] = useState<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    fetchRoutes(sitemapUrl).then(
      (all) => current && setRoutes(nearestRoutes(pathname, all)),
      // Without a sitemap the page still has its other links.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pathname, sitemapUrl]);
  return (
    <div role="status" data-needs-app>
      {routes.length > 0 && (
        <>
          <h2>Similar pages</h2>
          <ul>
            {routes.map((route) => (
              <li key={route}>
                <Link to={route}>{route}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
