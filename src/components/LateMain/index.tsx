import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * The main area of a page of which a part comes late. It is as high as the window, so that the footer,
 * which what comes late moves, is out of sight then. What comes late has to be the last of it.
 */
export default function LateMain({className, ...props}: ComponentProps<'main'>): ReactNode {
  return <main className={clsx('container', styles.main, className)} {...props} />;
}
