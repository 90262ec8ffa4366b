import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A row with a command and buttons for the next step. */
export default function Actions({children}: {readonly children: ReactNode}) {
  return <div className={styles.actions}>{children}</div>;
}
