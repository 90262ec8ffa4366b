import {type CSSProperties, type ReactNode, type Ref, type ToggleEvent} from 'react';
import Translate from '@docusaurus/Translate';
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

/** If the reader closes the block at its end, scrolls to its start. */
const showStart = ({currentTarget}: ToggleEvent<HTMLDetailsElement>): void => {
  const block = currentTarget.closest('.theme-code-block');
  if (!currentTarget.open && block && block.getBoundingClientRect().top < 0) {
    block.scrollIntoView({block: 'nearest'});
  }
};

/**
 * A long code block: its first lines, and a `<details>` with the others. The browser opens it when it finds text inside,
 * or when the reader follows a link to an element inside.
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
        // Lets the keyboard scroll to the end of a long line.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={clsx(styles.scroller, 'thin-scrollbar')}
        style={style}>
        <pre className={className}>{children}</pre>
        <details onToggle={showStart}>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- `<Translate>` renders the labels. */}
          <summary data-nosnippet="">
            <span className={styles.more}>
              <Translate id="theme.CodeBlock.showAllLines" values={{lineCount}}>
                {'Show all {lineCount} lines'}
              </Translate>
            </span>
            <span className={styles.less}>
              <Translate id="theme.CodeBlock.showFirstLines" values={{collapsedLines}}>
                {'Show only the first {collapsedLines} lines'}
              </Translate>
            </span>
          </summary>
          <pre className={className}>{rest}</pre>
        </details>
      </div>
    </div>
  );
}
