import type {Props} from '@theme/TOC';
import OriginalTOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** Wraps the original in a landmark: beside a post it would stand outside of every one. */
export default function TOC(props: Props) {
  return (
    <nav className={styles.landmark} aria-label="On this page">
      <OriginalTOC {...props} />
    </nav>
  );
}
