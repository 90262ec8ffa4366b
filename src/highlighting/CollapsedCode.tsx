import {type CSSProperties, type ReactNode, type Ref, type ToggleEvent} from 'react';
import clsx from 'clsx';
import {collapsedLines} from './long-code';
import styles from './styles.module.css';

export interface CollapsedCodeProps {
  /** The `<code>` with the first lines. */
  readonly children: ReactNode;
  /** The `<code>` with the other lines. */
  readonly rest: ReactNode;
  readonly lineCount: number;
  /** The element that scrolls long lines. */
  readonly ref: Ref<HTMLDivElement>;
  readonly className: string;
  readonly style: CSSProperties;
}

/** After the reader has closed it at its end, shows its start again. */
const showStart = ({currentTarget}: ToggleEvent<HTMLDetailsElement>): void => {
  const block = currentTarget.closest('.theme-code-block');
  if (!currentTarget.open && block && block.getBoundingClientRect().top < 0) {
    block.scrollIntoView({block: 'nearest'});
  }
};

/**
 * A long sample: its first lines, and a `<details>` with the others. The browser's search and links to a
 * place inside open it.
 */
export default function CollapsedCode({
  children,
  rest,
  lineCount,
  ref,
  className,
  style,
}: CollapsedCodeProps): ReactNode {
  return (
    <div className={styles.collapsed}>
      <div
        ref={ref}
        // The keyboard scrolls to the end of a long line.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={clsx(styles.scroller, 'thin-scrollbar')}
        style={style}>
        <pre className={className}>{children}</pre>
        <details onToggle={showStart}>
          <summary data-nosnippet="">
            <span className={styles.more}>Show all {lineCount} lines</span>
            <span className={styles.less}>Show only the first {collapsedLines} lines</span>
          </summary>
          <pre className={className}>{rest}</pre>
        </details>
      </div>
    </div>
  );
}
