import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import LateMain from '@site/src/components/LateMain';
import LoadFailure from '@site/src/components/LoadFailure';
import StateMark from '@site/src/components/StateMark';
import LinkRow from './LinkRow';
import Results from './Results';
import styles from './SearchPage.module.css';
import {maxQueryLength} from './engine/types';
import {places, reportLink, suggestions} from './links';
import {useSearchSettings} from './settings';
import {type SearchState, usePagedSearch} from './usePagedSearch';
import {useSearchLink} from './useSearchLink';

const NothingFound = ({query}: {readonly query: string}) => {
  const linkTo = useSearchLink();
  return (
    <div className={styles.note}>
      <StateMark />
      <p className={styles.noteTitle}>
        No results for “<strong>{query}</strong>”
      </p>
      <p>Try searching for:</p>
      <LinkRow links={suggestions.map((label) => ({label, to: linkTo(label)}))} />
      <p>
        Believe this query should return results? <Link to={reportLink(query)}>Let us know.</Link>
      </p>
    </div>
  );
};

const Failed = ({query, onRetry}: {readonly query: string; readonly onRetry: () => void}) => {
  const linkTo = useSearchLink();
  return (
    <div className={styles.note} role="alert">
      <StateMark />
      <p className={styles.noteTitle}>Unable to fetch results</p>
      <LoadFailure
        // The query may not be in the address yet.
        continueAt={() => linkTo(query)}
        retry={
          <button type="button" className="button button--secondary" onClick={onRetry}>
            Try again
          </button>
        }
      />
    </div>
  );
};

const summary = ({status, nbHits, hits}: SearchState): string => {
  if (status === 'loading' && hits.length === 0) {
    return 'Searching…';
  }
  return nbHits === 0 ? '' : nbHits === 1 ? 'One document found' : `${nbHits} documents found`;
};

/** The typed query. It is written to the URL when the reader pauses, because a key press isn't a page view. */
const useQueryInAddress = (): [string, (query: string) => void] => {
  const [inAddress, setInAddress] = useSearchQueryString();
  const [query, setQuery] = useState('');
  const written = useRef<string | null>(null);
  useEffect(() => {
    if (inAddress !== written.current) {
      // Back may return to the query before the reader followed a suggestion.
      written.current = null;
      setQuery(inAddress.slice(0, maxQueryLength));
    }
  }, [inAddress]);
  useEffect(() => {
    if (query === inAddress) {
      return undefined;
    }
    const timer = setTimeout(() => {
      written.current = query;
      setInAddress(query);
    }, 500);
    return () => clearTimeout(timer);
  }, [query, inAddress, setInAddress]);
  return [query, setQuery];
};

/** The page at `/search`. The URL contains the query, and the page loads 20 results at a time. */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useQueryInAddress();
  const {engine} = useSearchSettings();
  const state = usePagedSearch(query);
  const inputId = useId();
  const title = query ? `Search results for "${query}"` : 'Search the documentation';
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <PageMetadata
          title={title}
          description="Search the Remotion documentation, blog posts, templates and success stories."
        />
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        <LateMain className="margin-vert--lg" data-needs-app>
          <div className={styles.column}>
            <Heading as="h1">{title}</Heading>
            <noscript>
              <p>
                Search runs in your browser and requires JavaScript. Enable it, or start with one of
                these pages:
              </p>
              <LinkRow links={places} />
            </noscript>
            <form role="search" className="js-only" onSubmit={(event) => event.preventDefault()}>
              <label htmlFor={inputId} className={styles.label}>
                Search
              </label>
              <input
                id={inputId}
                type="search"
                name="q"
                className={styles.input}
                placeholder="Type your search here"
                maxLength={maxQueryLength}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                autoComplete="off"
                // The page has no other purpose, and its heading describes the field.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
              />
            </form>
            <p role="status" className={styles.summary}>
              {summary(state)}
            </p>
            <Results hits={state.hits} />
            {state.status === 'done' && state.hits.length === 0 && <NothingFound query={query} />}
            {state.status === 'failed' && <Failed query={query} onRetry={state.more} />}
            {state.status === 'idle' && (
              <div className={`${styles.note} js-only`}>
                <StateMark />
                <p>
                  Enter an API name, an error message or a question, or start with one of these
                  pages:
                </p>
                <LinkRow links={places} />
              </div>
            )}
            {state.hasMore && (
              <button
                type="button"
                className="button button--secondary"
                onClick={state.more}
                disabled={state.status === 'loading'}>
                Show more results
              </button>
            )}
            {engine === 'algolia' && (
              <p className={styles.provider}>
                <Link to="https://www.algolia.com/">Search by Algolia</Link>
              </p>
            )}
          </div>
        </LateMain>
      </Layout>
    </HtmlClassNameProvider>
  );
}
