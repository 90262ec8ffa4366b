import {type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {fetchTwin} from '@site/src/components/AskAi/fetchTwin';
import {assistants, promptFor} from '@site/src/components/AskAi/page-address';
import {copyMessages, useCopy} from '@site/src/components/useCopy';
import styles from './CopyPageMenu.module.css';

export interface CopyPageMenuProps {
  readonly id: string;
  readonly twin: string;
}

const CopyButton = ({twin}: {readonly twin: string}): ReactNode => {
  const {state, copy} = useCopy();
  return (
    <button type="button" className={styles.item} onClick={() => void copy(() => fetchTwin(twin))}>
      Copy as Markdown
      <span role="status" className={styles.said}>
        {copyMessages[state]}
      </span>
    </button>
  );
};

/** Returns the element to focus after a key: the arrow keys wrap around, and Home and End jump to the ends. */
const target = (items: readonly HTMLElement[], key: string): HTMLElement | undefined => {
  const at = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at < 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
};

export default function CopyPageMenu({id, twin}: CopyPageMenuProps): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const list = useRef<HTMLUListElement>(null);
  const prompt = promptFor(url + twin);

  useEffect(() => {
    list.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const next = target(
      [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')],
      event.key,
    );
    if (next) {
      event.preventDefault();
      next.focus();
    }
  };

  return (
    // The arrow keys are an addition: Tab reaches every item.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} id={id} className={styles.menu} aria-label="Copy page" onKeyDown={onKeyDown}>
      <li>
        <CopyButton twin={twin} />
      </li>
      <li>
        <a className={styles.item} href={twin}>
          View as Markdown
        </a>
      </li>
      {assistants.map(({name, address}) => (
        <li key={name}>
          <a
            className={styles.item}
            href={address(prompt)}
            target="_blank"
            rel="noopener noreferrer">
            Open in {name}
            <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
              <path d="M5 3.5h7.5V11M12 4 3.5 12.5" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
