import type {ReactNode} from 'react';
import clsx from 'clsx';
import CopyPage from './';
import styles from './styles.module.css';

/** Adds a line with the menu at its end to the top of a page. */
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
