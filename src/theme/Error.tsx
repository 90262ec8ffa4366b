// Ejected: upstream's crash page has inline styles and a heading that no style of the site reaches.
// Its texts, the page title, the error boundary around the layout and the artificial route context
// (without which the theme crashes a second time) are as upstream.
import {hydrationFailed} from '@docs-kit/deferred-hydration/page';
import {useEffect} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import Crash from '@site/src/components/Crash';

export default function CrashPage({error, tryAgain}: Props) {
  useEffect(() => void document.dispatchEvent(new Event(hydrationFailed)), []);
  return (
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      {/* The layout can be what throws; then the original error is shown without it. */}
      <ErrorBoundary
        fallback={() => <Crash error={error} tryAgain={tryAgain} title="This page crashed" />}>
        <Head>
          <title>Page Error</title>
        </Head>
        <Layout>
          <Crash error={error} tryAgain={tryAgain} title="This page crashed" />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
