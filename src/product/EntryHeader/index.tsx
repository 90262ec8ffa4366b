import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface EntryHeaderProps {
  /** The list that the entry belongs to. */
  readonly list: {readonly label: string; readonly to: string};
  readonly title: string;
  readonly summary: string;
}

/** The top of an entry's page: a link to the list, the title, and a summary. */
export default function EntryHeader({list, title, summary}: EntryHeaderProps) {
  return (
    <header className={styles.header}>
      <p className={`${styles.back} lone-link`}>
        <Link to={list.to}>{list.label}</Link>
      </p>
      <Heading as="h1">{title}</Heading>
      <p className={styles.summary}>{summary}</p>
    </header>
  );
}
