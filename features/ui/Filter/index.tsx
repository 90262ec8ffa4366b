import type {KeyboardEvent, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface FilterProps {
  /** What the field filters: `Filter the API`. */
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The number of matches, which screen readers announce. Empty while nothing is filtered. */
  readonly status: ReactNode;
  readonly className?: string;
  /** Called for Enter and for the arrow keys, which move from the field into the list. */
  readonly onMove?: (key: 'Enter' | 'ArrowDown') => void;
}

/**
 * A field that narrows a list as the reader types. Escape clears it. The list is up to the caller. Without
 * JavaScript, the field is hidden and the list complete.
 */
export default function Filter({label, query, onQuery, status, className, onMove}: FilterProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      // In the mobile sidebar, Escape only clears the field and doesn't close the sidebar too.
      event.stopPropagation();
      onQuery('');
    } else if ((event.key === 'Enter' || event.key === 'ArrowDown') && query !== '') {
      event.preventDefault();
      onMove?.(event.key);
    }
  };
  return (
    <div className={clsx('js-only', styles.filter, className)}>
      <input
        type="search"
        className={styles.field}
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
