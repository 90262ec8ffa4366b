import type {ReactNode} from 'react';
import clsx from 'clsx';
import CopyPage from '.';
import styles from './styles.module.css';

/** A line at the top of a page with the menu at its end. */
export default function WithCopyPage({
  kind,
  children,
}: {
  readonly kind: 'docs' | 'post';
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={clsx(styles.row, styles[kind])}>
      <div>{children}</div>
      <CopyPage />
    </div>
  );
}
