import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SearchNote from '@theme/SearchNote';
import LinkRow from '../client/LinkRow';
import Results from '../client/Results';
import Unreachable from '../client/Unreachable';
import {maxQueryLength} from '../client/engine/types';
import {description, getReportUrl, popularPages, suggestedQueries} from '../client/options';
import {useSearchSettings} from '../client/settings';
import {type SearchState, usePagedSearch} from '../client/usePagedSearch';
import {useSearchLink} from '../client/useSearchPath';
import styles from './SearchPage.module.css';

/** @param text a sentence without a period; a list of popular pages may follow */
const StartHere = ({text}: {readonly text: string}) =>
  popularPages.length === 0 ? (
    <p>{text}.</p>
  ) : (
    <>
      <p>{text}, or start with one of these pages:</p>
      <LinkRow links={popularPages} />
    </>
  );

const NothingFound = ({query}: {readonly query: string}) => {
  const linkTo = useSearchLink();
  return (
    <div className={styles.note}>
      <SearchNote>
        <p className={styles.noteTitle}>
          No results for “<strong>{query}</strong>”
        </p>
        {suggestedQueries.length > 0 && (
          <>
            <p>Try searching for:</p>
            <LinkRow links={suggestedQueries.map((label) => ({label, to: linkTo(label)}))} />
          </>
        )}
        {getReportUrl && (
          <p>
            Believe this query should return results?{' '}
            <Link to={getReportUrl({query})}>Let us know.</Link>
          </p>
        )}
      </SearchNote>
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
const useQueryInUrl = (): [string, (query: string) => void] => {
  const [inUrl, setInUrl] = useSearchQueryString();
  const [query, setQuery] = useState('');
  const written = useRef<string | null>(null);
  useEffect(() => {
    if (inUrl !== written.current) {
      // Back may return to the query before the reader followed a suggestion.
      written.current = null;
      setQuery(inUrl.slice(0, maxQueryLength));
    }
  }, [inUrl]);
  useEffect(() => {
    if (query === inUrl) {
      return undefined;
    }
    const timer = setTimeout(() => {
      written.current = query;
      setInUrl(query);
    }, 500);
    return () => clearTimeout(timer);
  }, [query, inUrl, setInUrl]);
  return [query, setQuery];
};

/**
 * The search page. The URL contains the query, and the page loads 20 results at a time. Unlike that of Docusaurus, it
 * works without Algolia, and explains failures and missing JavaScript.
 */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useQueryInUrl();
  const {engine} = useSearchSettings();
  const state = usePagedSearch(query);
  const inputId = useId();
  const title = query ? `Search results for "${query}"` : 'Search the documentation';
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <PageMetadata title={title} description={description} />
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        <main className={clsx('container margin-vert--lg', styles.main)} data-needs-app>
          <div className={styles.column}>
            <Heading as="h1">{title}</Heading>
            <noscript>
              <StartHere text="Search runs in your browser and requires JavaScript. Enable it" />
            </noscript>
            <form role="search" onSubmit={(event) => event.preventDefault()}>
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
            {state.status === 'failed' && (
              <div className={styles.note} role="alert">
                <Unreachable
                  title={<p className={styles.noteTitle}>Unable to fetch results</p>}
                  query={() => query}
                  onRetry={state.more}
                />
              </div>
            )}
            {state.status === 'idle' && (
              <div className={clsx(styles.note, styles.start)}>
                <SearchNote>
                  <StartHere text="Enter an API name, an error message or a question" />
                </SearchNote>
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
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
