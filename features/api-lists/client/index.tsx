import {useSearchLink} from '@docs-kit/local-search/client';
import {type ReactNode, useRef, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Filter from '../../ui/Filter';
import {bestMatch, countMatches, isFiltering, matchesName} from '../../ui/Filter/names';
import styles from './styles.module.css';

/** The names that an item is found by: that of its package, its own, and those of its exports. */
const namesOf = (item: Element): string[] =>
  [item.parentElement?.closest('li'), item, ...item.querySelectorAll('li')].flatMap(
    (each) => each?.querySelector('p')?.textContent ?? [],
  );

/** Shows only the items that match, and returns how many match. A package counts as the exports that it shows. */
const showMatches = (lists: Element, query: string): number => {
  const items = [...lists.querySelectorAll<HTMLElement>('.apis li')];
  for (const item of items) {
    item.hidden = isFiltering(query) && !namesOf(item).some((name) => matchesName(name, query));
  }
  return items.filter((item) => !item.hidden && !item.querySelector('li')).length;
};

/**
 * Filters the lists in it, which `features/api-lists` creates, as the reader types. While a filter is set, only the
 * lists are shown.
 */
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

  const filter = (value: string) => {
    setQuery(value);
    setCount(lists.current ? showMatches(lists.current, value) : 0);
  };

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
        onQuery={filter}
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
      {children}
    </div>
  );
}
