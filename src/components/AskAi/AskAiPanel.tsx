import {
  isLayerOpen,
  maxQueryLength,
  Results,
  usePagedSearch,
  useSearchLink,
} from '@docs-kit/local-search/client';
import {type ReactNode, useId, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LoadFailure from '@site/features/ui/LoadFailure';
import StateMark from '@site/features/ui/StateMark';
import {copyMessages, useCopy} from '@site/src/components/useCopy';
import {fetchTwin} from './fetchTwin';
import {assistants, markdownPath, promptFor} from './page-address';
import styles from './AskAiPanel.module.css';

const shown = 5;

const DocsSearch = ({newTab}: {readonly newTab: boolean}) => {
  const [query, setQuery] = useState('');
  const linkTo = useSearchLink();
  const inputId = useId();
  const {status, hits, nbHits, more} = usePagedSearch(query, shown);
  const isEmpty = status === 'done' && hits.length === 0;
  return (
    <section className={styles.part}>
      <form role="search" className="js-only" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={inputId} className={styles.label}>
          Search docs
        </label>
        <input
          id={inputId}
          type="search"
          className={styles.input}
          placeholder="How do I …"
          maxLength={maxQueryLength}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoComplete="off"
        />
      </form>
      <div role="status" className={styles.status}>
        {(status === 'failed' || isEmpty) && <StateMark />}
        {status === 'failed' && (
          <LoadFailure
            continueAt={() => linkTo(query)}
            retry={
              <button type="button" className={styles.action} onClick={more}>
                Try again
              </button>
            }>
            Unable to fetch results.
          </LoadFailure>
        )}
        {isEmpty && `No results for "${query}"`}
      </div>
      <Results hits={hits} newTab={newTab} />
      {nbHits > hits.length && (
        <Link
          to={linkTo(query)}
          replace={isLayerOpen()}
          {...(newTab && {target: '_blank', rel: 'noopener'})}>
          See all {nbHits} results
        </Link>
      )}
    </section>
  );
};

const CopyButton = ({
  children,
  text,
}: {
  readonly children: string;
  readonly text: string | (() => Promise<string>);
}) => {
  const {state, copy} = useCopy();
  return (
    <span>
      <button type="button" className={styles.action} onClick={() => void copy(text)}>
        {children}
      </button>
      <span role="status" className={styles.said}>
        {copyMessages[state]}
      </span>
    </span>
  );
};

const PageForAssistant = ({pathname}: {readonly pathname: string | null}) => {
  const {url} = useDocusaurusContext().siteConfig;
  const twin = pathname === null ? null : markdownPath(pathname);
  const prompt = promptFor(url + (twin ?? pathname ?? '/docs/'));
  // In the dialog, this heading is below the dialog's title. On a page, it is below the page's title.
  const Heading = pathname === null ? 'h2' : 'h3';
  return (
    <section className={styles.part}>
      <Heading className={styles.heading}>
        {pathname === null
          ? 'Open the docs in your AI assistant'
          : 'Open this page in your AI assistant'}
      </Heading>
      <p className={styles.prompt}>{prompt}</p>
      <ul className={styles.actions}>
        {assistants.map(({name, address}) => (
          <li key={name}>
            <a className={styles.action} href={address(prompt)} target="_blank" rel="noopener">
              Open in {name}
            </a>
          </li>
        ))}
        <li className="js-only">
          <CopyButton text={prompt}>Copy prompt</CopyButton>
        </li>
        {twin && (
          <>
            <li>
              <CopyButton text={() => fetchTwin(twin)}>Copy page as Markdown</CopyButton>
            </li>
            <li>
              <a className={styles.action} href={twin} target="_blank" rel="noopener">
                View page as Markdown
              </a>
            </li>
          </>
        )}
      </ul>
    </section>
  );
};

/**
 * The panel that the Ask AI button opens on a site without a chat service.
 *
 * @param newTab opens results in a new tab, for a page inside a frame
 */
export default function AskAiPanel({
  wholeDocs = false,
  newTab = false,
}: {
  readonly wholeDocs?: boolean;
  readonly newTab?: boolean;
}): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <p className={styles.lead}>
        No AI chat is available. Search the documentation, or open it in your AI assistant.
      </p>
      <DocsSearch newTab={newTab} />
      <PageForAssistant pathname={wholeDocs ? null : pathname} />
    </>
  );
}
