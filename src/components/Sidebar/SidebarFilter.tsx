import {useSearchLink} from '@docs-kit/local-search/client';
import {useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Filter from '../../../features/ui/Filter';
import {bestMatch, countMatches} from '../../../features/ui/Filter/names';
import type {SidebarMatch} from './filterItems';
import {setSidebarQuery, useSidebarQuery} from './query';
import styles from './styles.module.css';

/** The links of the list and the field above them, in the order in which the arrow keys visit them. */
const stopsIn = (list: Element): HTMLElement[] =>
  Array.from(list.querySelectorAll<HTMLElement>('input, a[href]')).filter(
    (each) => each.offsetParent !== null,
  );

const moveFocus = (list: Element, step: 1 | -1): void => {
  const stops = stopsIn(list);
  const next = stops.findIndex((stop) => stop === document.activeElement) + step;
  stops[Math.max(0, Math.min(next, stops.length - 1))]?.focus();
};

/**
 * The field at the top of the API sidebar. Enter opens the best match; the arrow keys walk through the matches.
 *
 * @param matches the pages that the sidebar shows; undefined while it shows all
 */
export default function SidebarFilter({
  matches,
}: {
  readonly matches: readonly SidebarMatch[] | undefined;
}) {
  const query = useSidebarQuery();
  const entry = useRef<HTMLLIElement>(null);
  const {push} = useHistory();
  const linkTo = useSearchLink();
  const isActive = matches !== undefined;

  useEffect(() => {
    const list = entry.current?.parentElement;
    if (!list || !isActive) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (isArrow && event.target instanceof HTMLAnchorElement) {
        event.preventDefault();
        moveFocus(list, event.key === 'ArrowDown' ? 1 : -1);
      }
    };
    list.addEventListener('keydown', onKeyDown);
    return () => list.removeEventListener('keydown', onKeyDown);
  }, [isActive]);

  return (
    <li ref={entry} className={styles.entry}>
      <Filter
        label="Filter the API"
        query={query}
        onQuery={setSidebarQuery}
        status={matches && countMatches(matches.length)}
        onMove={(key) => {
          const best = key === 'Enter' && bestMatch(matches ?? [], query, ({label}) => label);
          if (best) {
            push(best.href);
          } else if (entry.current?.parentElement) {
            moveFocus(entry.current.parentElement, 1);
          }
        }}
      />
      {matches?.length === 0 && <Link to={linkTo(query)}>Search all pages</Link>}
    </li>
  );
}
