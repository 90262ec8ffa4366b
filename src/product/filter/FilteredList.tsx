import type {ReactNode} from 'react';
import styles from './styles.module.css';
import useTagFilter from './useTagFilter';

export interface FilteredListProps<Entry, Tag extends string> {
  readonly entries: readonly Entry[];
  readonly tagsOf: (entry: Entry) => readonly Tag[];
  /** The plural noun for the entries: `templates`. */
  readonly noun: string;
  /** Renders the entries that have the chosen tag. */
  readonly children: (shown: readonly Entry[]) => ReactNode;
}

/**
 * A list with buttons that filter it by tag. Without JavaScript, the buttons are hidden and the whole list is visible.
 */
export default function FilteredList<Entry, Tag extends string>({
  entries,
  tagsOf,
  noun,
  children,
}: FilteredListProps<Entry, Tag>) {
  const {tags, tag, choose} = useTagFilter(entries.map(tagsOf));
  const shown = entries.filter((entry) => tag === null || tagsOf(entry).includes(tag));
  const options: readonly (Tag | null)[] = [null, ...tags];
  return (
    <>
      <div className={`${styles.bar} js-only`} role="group" aria-label={`Filter ${noun}`}>
        <div className={styles.options}>
          {options.map((option) => (
            <button
              key={option ?? ''}
              type="button"
              className={styles.option}
              aria-pressed={tag === option}
              onClick={() => choose(option)}>
              {option ?? `all ${noun}`}
            </button>
          ))}
        </div>
        <p className={styles.count} role="status">
          {shown.length === entries.length
            ? `${entries.length} ${noun}`
            : `${shown.length} of ${entries.length} ${noun}`}
        </p>
      </div>
      {children(shown)}
    </>
  );
}
