import StackedTable, {type StackedTableProps} from '../../../features/tables/client/StackedTable';
import styles from '../Tool/styles.module.css';

/** A table of labels and values. On phones, each row is a paragraph that starts with the label. */
export default function FactsTable(props: Pick<StackedTableProps, 'head' | 'rows'>) {
  return <StackedTable {...props} className={styles.facts} isGlossary hasRowLabels />;
}
