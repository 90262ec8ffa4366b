import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * The main area of a page that loads part of its content late. It is at least as high as the window, so that
 * the footer is out of sight when the content pushes it down. The late content must come last.
 */
export default function FullHeightMain({className, ...props}: ComponentProps<'main'>): ReactNode {
  return <main className={clsx('container', styles.main, className)} {...props} />;
}
