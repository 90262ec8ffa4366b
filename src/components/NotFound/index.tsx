import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import LateMain from '../LateMain';
import StateMark from '../StateMark';
import type {Advice as AdviceFor} from './advise';
import Advice from './Advice';
import SearchForm from './SearchForm';
import {queryOf} from './query';

/** The advice and the data behind it load on demand: the docs layout contains this page. */
const useAdvice = (pathname: string): AdviceFor | undefined => {
  const baseUrl = useBaseUrl('/');
  const [loaded, setLoaded] = useState<{readonly pathname: string; readonly advice: AdviceFor}>();
  useEffect(() => {
    let current = true;
    import('./loadAdvice')
      .then(({loadAdvice}) => loadAdvice(pathname, baseUrl))
      .then(
        (advice) => current && setLoaded({pathname, advice}),
        // The page still has its search and its other links.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [pathname, baseUrl]);
  return loaded?.pathname === pathname ? loaded.advice : undefined;
};

/**
 * The content of the not-found page, which the host sends for every URL without a page. The static page
 * doesn't know the URL: once the app runs, it says whether the page is planned, and suggests others.
 */
export default function NotFound({className}: {readonly className?: string}) {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const advice = useAdvice(pathname);
  const planned = advice?.planned;
  const title = planned ? 'Not written yet' : 'Page Not Found';
  return (
    <LateMain className={className}>
      {/* Below /docs, the layout shows this content without the page that sets the title. */}
      <PageMetadata title={title} />
      <StateMark />
      <Heading as="h1">{title}</Heading>
      {/* Both sentences fit on one line of a phone, so that the rest of the page doesn't move. */}
      <p>{planned ? 'We still have to write this page.' : 'There is no page at this URL.'}</p>
      <SearchForm
        key={pathname}
        suggestion={isBrowser ? (planned?.label ?? queryOf(pathname)) : ''}
      />
      <p>
        Or go to the <Link to="/docs/">documentation</Link>, the{' '}
        <Link to="/docs/api">API reference</Link> or the <Link to="/">home page</Link>.
      </p>
      {/* At the end, because it appears when the other links may already have the pointer on them. */}
      <div role="status" data-needs-app>
        <Advice advice={advice} />
      </div>
    </LateMain>
  );
}
