import {type ReactNode, useRef, useState} from 'react';
import Filter from '../../../ui/Filter';
import {filterRows, matches} from './filterRows';
import styles from './styles.module.css';

export interface OptionsTableProps {
  /** What the table lists, in the plural: `props and methods`. */
  readonly noun: string;
  readonly total: string;
  /** The head and the bodies of the table, which `features/options` creates. */
  readonly children: ReactNode;
}

/** Shows only the rows that match, and the groups that contain them, and returns how many match. */
const showMatches = (table: HTMLTableElement, query: string): number => {
  let count = 0;
  for (const body of table.tBodies) {
    const rows = [...body.rows].filter(({cells}) => cells.length > 1);
    const {matching, visible} = filterRows(
      rows.map(({cells, dataset}) => ({
        text: [cells[0], cells[1], cells[cells.length - 1]]
          .map((cell) => cell?.textContent)
          .join(' '),
        level: Number(dataset['level'] ?? 0),
      })),
      query,
    );
    rows.forEach((row, index) => {
      row.hidden = !visible[index];
    });
    body.hidden = !visible.includes(true);
    rows.forEach(({cells}, index) => {
      if (matching[index]) {
        // Several options can share a row. If it is found by one of its names, the others don't match.
        const names = [...(cells[0]?.querySelectorAll('a') ?? [])];
        const named = names.filter(({textContent}) => matches(textContent ?? '', query));
        count += named.length || names.length;
      }
    });
  }
  return count;
};

/**
 * The table of all options of a page, with a filter. The rows are part of the page, so they need no script.
 * Without JavaScript, the filter isn't displayed.
 */
export default function OptionsTable({noun, total, children}: OptionsTableProps) {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<number>();
  const tableRef = useRef<HTMLTableElement>(null);

  const filter = (value: string) => {
    setQuery(value);
    const found = tableRef.current ? showMatches(tableRef.current, value) : 0;
    setCount(value.trim() === '' ? undefined : found);
  };

  return (
    <>
      <Filter
        className={styles.filter}
        label={`Filter ${total} ${noun}`}
        query={query}
        onQuery={filter}
        status={count !== undefined && (count === 0 ? 'No matches' : `${count} of ${total}`)}
      />
      <table ref={tableRef} className={styles.table} data-nosnippet="">
        {children}
      </table>
    </>
  );
}
