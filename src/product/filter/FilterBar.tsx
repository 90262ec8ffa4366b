import type {TagFilter} from './useTagFilter';
import styles from './styles.module.css';

export interface FilterBarProps<Tag extends string> {
  readonly filter: TagFilter<Tag>;
  /** The number of entries that are currently shown. */
  readonly shown: number;
  readonly total: number;
  /** The plural noun for the entries: `templates`. */
  readonly noun: string;
}

/** Buttons that filter a list by tag. Without JavaScript, they are hidden and the whole list is visible. */
export default function FilterBar<Tag extends string>({
  filter,
  shown,
  total,
  noun,
}: FilterBarProps<Tag>) {
  const options: readonly (Tag | null)[] = [null, ...filter.tags];
  return (
    <div className={`${styles.bar} js-only`} role="group" aria-label={`Filter ${noun}`}>
      <div className={styles.options}>
        {options.map((option) => (
          <button
            key={option ?? ''}
            type="button"
            className={styles.option}
            aria-pressed={filter.tag === option}
            onClick={() => filter.choose(option)}>
            {option ?? `all ${noun}`}
          </button>
        ))}
      </div>
      <p className={styles.count} role="status">
        {shown === total ? `${total} ${noun}` : `${shown} of ${total} ${noun}`}
      </p>
    </div>
  );
}
