import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The row of a command and buttons that says what to do next. */
export default function Actions({children}: {readonly children: ReactNode}) {
  return <div className={styles.actions}>{children}</div>;
}
