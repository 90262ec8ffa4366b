import {type ReactNode, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import AskAiPanel from './AskAiPanel';
import styles from './AskAiDialog.module.css';

/** A dialog with the panel. The browser keeps the focus inside and closes it on Escape. */
export default function AskAiDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const {pathname} = useLocation();
  const openedAt = useRef(pathname);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);

  useEffect(() => {
    if (pathname !== openedAt.current) {
      dialog.current?.close();
    }
  }, [pathname]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="ask-ai-title"
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) {
          dialog.current.close();
        }
      }}>
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id="ask-ai-title" className={styles.title}>
            Ask AI
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            onClick={() => dialog.current?.close()}>
            <svg
              aria-hidden="true"
              width="18"
              height="18"
              viewBox="0 0 18 18"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round">
              <path d="m4 4 10 10M14 4 4 14" />
            </svg>
          </button>
        </header>
        <AskAiPanel />
      </div>
    </dialog>
  );
}
