import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A frame around questions that lead to a guide: a paragraph asks a question, and the items of the list below it are
 * the answers. An answer is a `<details>` with the next question, or bold text followed by a recommendation.
 */
export default function Questions({children}: {readonly children: ReactNode}) {
  return <div className={styles.questions}>{children}</div>;
}
