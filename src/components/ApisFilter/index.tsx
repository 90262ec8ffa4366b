import {createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useSearchLink} from '@site/src/components/search/useSearchLink';
import Filter from '../Filter';
import {bestMatch, countMatches, isFiltering, matchesName} from '../Filter/names';
import styles from './styles.module.css';

const Query = createContext('');

/**
 * An item of a list below an `<ApisFilter>`. `plugins/remark-apis` writes it.
 *
 * @param names the names that it is found by, separated by `|`
 */
export function FilterItem({
  names,
  children,
}: {
  readonly names: string;
  readonly children: ReactNode;
}) {
  const query = useContext(Query);
  const isShown = !isFiltering(query) || names.split('|').some((name) => matchesName(name, query));
  return <li hidden={!isShown}>{children}</li>;
}

/** Lists of names that the reader can filter. While a filter is set, only the lists are shown. */
export default function ApisFilter({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(0);
  const lists = useRef<HTMLDivElement>(null);
  const linkTo = useSearchLink();
  const filters = isFiltering(query);

  // Only the items know what they contain. A package with exports is as many matches as it shows of them.
  useLayoutEffect(() => {
    const items = Array.from(lists.current?.querySelectorAll('li:not([hidden])') ?? []);
    setCount(items.filter((item) => item.querySelector('li') === null).length);
  }, [query]);

  const shownLinks = (): HTMLAnchorElement[] =>
    Array.from(
      lists.current?.querySelectorAll<HTMLAnchorElement>('li > p:first-child > a') ?? [],
    ).filter((link) => !link.closest('[hidden]'));

  return (
    <div ref={lists} className={clsx('markdown', filters && styles.filtering)}>
      <Filter
        className={styles.filter}
        label={label}
        query={query}
        onQuery={setQuery}
        status={
          filters && (
            <>
              {countMatches(count)}
              {count === 0 && (
                <>
                  {'. '}
                  <Link to={linkTo(query)}>Search all pages</Link>
                </>
              )}
            </>
          )
        }
        onMove={(key) => {
          const links = shownLinks();
          if (key === 'Enter') {
            bestMatch(links, query, ({textContent}) => textContent ?? '')?.click();
          } else {
            links[0]?.focus();
          }
        }}
      />
      <Query value={query}>{children}</Query>
    </div>
  );
}
