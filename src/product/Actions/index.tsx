import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ActionsProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row with a command and buttons for the next step. */
export default function Actions({className, children}: ActionsProps) {
  return <div className={clsx(styles.actions, className)}>{children}</div>;
}
