import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Folded content with a summary. The browser's search, links to a place inside and printing show it. */
export default function Details({className, ...props}: ComponentProps<'details'>) {
  return <details {...props} className={clsx(styles.details, className)} />;
}
