import type {ReactNode} from 'react';
import StackedTable from '../StackedTable';
import styles from '../Tool/styles.module.css';

export interface FactsTableProps {
  /** The headers of the two columns. */
  readonly head: readonly [string, string];
  readonly rows: readonly {readonly label: string; readonly value: ReactNode}[];
}

/** A table of labels and values. On phones, each row is a paragraph that starts with the label. */
export default function FactsTable({head, rows}: FactsTableProps) {
  return (
    <StackedTable
      className={styles.facts}
      head={head}
      rows={rows.map(({label, value}) => [label, value])}
      isGlossary
      hasRowLabels
    />
  );
}
