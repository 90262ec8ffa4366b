import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import FullHeightMain from '../../ui/FullHeightMain';
import StateMark from '../../ui/StateMark';
import SearchForm from './SearchForm';
import {queryOf} from './query';
import type {TitledPage} from './similarPages';

const none: readonly TitledPage[] = [];

/** The search for similar pages and its data load on demand: the docs layout contains this page. */
const useSimilarPages = (pathname: string): readonly TitledPage[] => {
  const baseUrl = useBaseUrl('/');
  const [loaded, setLoaded] = useState<{
    readonly pathname: string;
    readonly pages: readonly TitledPage[];
  }>();
  useEffect(() => {
    let current = true;
    import('./similarPages')
      .then(({loadSimilarPages}) => loadSimilarPages(pathname, baseUrl))
      .then(
        (pages) => current && setLoaded({pathname, pages}),
        // The page still has its search and its other links.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [pathname, baseUrl]);
  return loaded?.pathname === pathname ? loaded.pages : none;
};

/**
 * The content of the not-found page, which the host sends for every URL without a page. The static page
 * doesn't know the URL: after hydration, it suggests similar pages.
 */
export default function NotFound({className}: {readonly className?: string}) {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const similar = useSimilarPages(pathname);
  const title = 'Page Not Found';
  return (
    <FullHeightMain className={className}>
      {/* Below /docs, the layout shows this content without the page that sets the title. */}
      <PageMetadata title={title} />
      <StateMark />
      <Heading as="h1">{title}</Heading>
      <p>There is no page at this URL.</p>
      <SearchForm key={pathname} suggestion={isBrowser ? queryOf(pathname) : ''} />
      <p>
        Or go to the <Link to="/docs/">documentation</Link>, the{' '}
        <Link to="/docs/api">API reference</Link> or the <Link to="/">home page</Link>.
      </p>
      {/* At the end, because it appears when the other links may already have the pointer on them. */}
      <div role="status" data-needs-app>
        {similar.length > 0 && (
          <>
            <h2>Similar pages</h2>
            <ul className="link-list">
              {similar.map(({path, title: name}) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </FullHeightMain>
  );
}
