import type {HighlightedSource} from '@docs-kit/build-highlighting';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface SourceProps {
  readonly source: HighlightedSource;
  /** Content for the end of a line, such as a value that the line computes. */
  readonly annotate?: (line: number) => ReactNode;
  readonly className?: string;
}

/** Source code that the build has highlighted. */
export default function Source({source, annotate, className}: SourceProps) {
  return (
    <div className={clsx(styles.panel, className)}>
      <div className={styles.title}>{source.file}</div>
      <pre
        className={styles.pre}
        // Scrollable regions must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={`Source of ${source.file}`}>
        <code className={styles.code}>
          {source.lines.map((html, index) => (
            // Lines of a file have no key other than their number.
            <span key={index} className={styles.line}>
              <span dangerouslySetInnerHTML={{__html: html || ' '}} />
              {annotate?.(index + 1)}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
