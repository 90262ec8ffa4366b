import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import SearchNote from '@theme/SearchNote';
import Unreachable from './Unreachable';
import {keepFocusInside} from './keepFocusInside';
import {maxQueryLength} from './engine/types';
import styles from './PendingDialog.module.css';

/** What the reader typed before the search was loaded. */
export interface TypedAhead {
  readonly query: string;
  /** The selected part of the query. If it is empty, it is the position of the cursor. */
  readonly selection: readonly [start: number, end: number];
  /** Whether the reader pressed Enter after the last change. */
  readonly submitted: boolean;
}

export interface ModalProps {
  readonly typed: TypedAhead;
  readonly onClose: () => void;
}

export interface PendingDialogProps {
  /** Loads the search. It is called again after a failure. */
  readonly load: () => Promise<ComponentType<ModalProps>>;
  readonly onLoaded: (modal: ComponentType<ModalProps>, typed: TypedAhead) => void;
  readonly onClose: () => void;
}

/**
 * Replaces the search dialog until the search is loaded. It has a field that gets the focus as soon as the
 * dialog opens, so that no key is lost, and an error message if the search can't be loaded. The typed text is
 * passed to the real dialog.
 */
export default function PendingDialog({load, onLoaded, onClose}: PendingDialogProps): ReactNode {
  const dialog = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const composing = useRef(false);
  const submitted = useRef(false);
  const loaded = useRef<ComponentType<ModalProps>>(undefined);
  const [failed, setFailed] = useState(false);
  // DocSearch also starts with the selected text.
  const [selected] = useState(() => String(window.getSelection()).slice(0, maxQueryLength));

  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const handOver = useCallback(() => {
    const modal = loaded.current;
    const input = field.current;
    // An input method that is composing a word would lose it.
    if (!modal || !input || composing.current) {
      return;
    }
    const typed: TypedAhead = {
      query: input.value,
      selection: [input.selectionStart ?? 0, input.selectionEnd ?? 0],
      submitted: submitted.current,
    };
    // Synchronously, so that no key event can happen between the two fields.
    flushSync(() => onLoaded(modal, typed));
  }, [onLoaded]);

  const attempt = useCallback(() => {
    setFailed(false);
    load().then(
      (modal) => {
        loaded.current = modal;
        handOver();
      },
      () => setFailed(true),
    );
  }, [load, handOver]);

  useEffect(() => {
    attempt();
    window.addEventListener('online', attempt);
    return () => window.removeEventListener('online', attempt);
  }, [attempt]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (dialog.current) {
      keepFocusInside(event, dialog.current);
    }
    if (event.key === 'Enter' && event.target === field.current) {
      submitted.current = true;
      if (failed) {
        attempt();
      }
    }
  };

  return createPortal(
    // A click outside the box closes the dialog. On the keyboard, Escape does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      className={styles.backdrop}
      onKeyDown={onKeyDown}
      onMouseDown={({target, currentTarget}) => target === currentTarget && onClose()}>
      <div className={styles.box}>
        <div className={styles.bar}>
          <input
            ref={field}
            type="search"
            aria-label="Search"
            placeholder="Search docs"
            className={styles.field}
            defaultValue={selected}
            maxLength={maxQueryLength}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={() => {
              submitted.current = false;
            }}
            onCompositionStart={() => {
              composing.current = true;
            }}
            onCompositionEnd={() => {
              composing.current = false;
              handOver();
            }}
          />
          <button type="button" className={`clean-btn ${styles.cancel}`} onClick={onClose}>
            Cancel
          </button>
        </div>
        {failed ? (
          <div role="alert">
            <Unreachable
              title={
                <p>
                  <strong>Unable to fetch results</strong>
                </p>
              }
              query={() => field.current?.value ?? ''}
              onRetry={attempt}
            />
          </div>
        ) : (
          <div>
            <SearchNote>
              <p>Loading the search…</p>
            </SearchNote>
          </div>
        )}
      </div>
    </div>,
    document.body,
  );
}
