import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {useSearchSettings} from './settings';
import styles from './SearchBar.module.css';

type Modal = ComponentType<{readonly onClose: () => void; readonly initialQuery?: string}>;

/** Loaded when the reader reaches for the search: the dialog and its styles are no part of a page. */
const load = () => import(/* webpackChunkName: "on-demand-search-modal" */ './SearchModal');

const isTyping = ({target}: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** Ctrl or Cmd and K opens and closes, a slash opens, Escape closes. */
const useShortcuts = (isOpen: boolean, open: () => void, close: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const toggles = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      if (
        isOpen
          ? toggles || event.key === 'Escape'
          : toggles || (event.key === '/' && !isTyping(event))
      ) {
        event.preventDefault();
        (isOpen ? close : open)();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
};

/** Collects what is typed while the dialog loads, for its field. */
const useTypedAhead = () => {
  // No state: the first key may come before the next render.
  const aheadRef = useRef({loading: false, text: ''});
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {key} = event;
      if (
        !aheadRef.current.loading ||
        isTyping(event) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      ) {
        return;
      }
      const {text} = aheadRef.current;
      // The slash that opened it may be repeated by a key held down.
      if (key.length === 1 && !(key === '/' && text === '')) {
        event.preventDefault();
        aheadRef.current.text = text + key;
      } else if (key === 'Backspace') {
        aheadRef.current.text = text.slice(0, -1);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return aheadRef;
};

/** The search button of the navbar. */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const button = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<Modal | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [isApple, setIsApple] = useState(false);
  const [typed, setTyped] = useState('');
  const aheadRef = useTypedAhead();

  useEffect(() => setIsApple(/Mac|iPhone|iPad/.test(navigator.userAgent)), []);

  const reach = useCallback(() => {
    load().then(
      ({prepare}) => prepare(settings),
      // Opening reports it.
      () => undefined,
    );
  }, [settings]);

  const open = useCallback(() => {
    setState('loading');
    aheadRef.current = {loading: true, text: ''};
    load().then(
      (loaded) => {
        aheadRef.current.loading = false;
        setTyped(aheadRef.current.text);
        setModal(() => loaded.default);
        setState('open');
      },
      () => {
        aheadRef.current.loading = false;
        setState('failed');
      },
    );
  }, [aheadRef]);

  const close = useCallback(() => {
    setState('closed');
    button.current?.focus();
  }, []);

  useShortcuts(state === 'open', open, close);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('DocSearch-Button js-only', styles.button)}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={state === 'loading'}
        onMouseEnter={reach}
        onFocus={reach}
        onTouchStart={reach}
        onClick={open}>
        <svg
          aria-hidden="true"
          width="18"
          height="18"
          viewBox="0 0 18 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round">
          <circle cx="7.75" cy="7.75" r="5" />
          <path d="m11.5 11.5 4 4" />
        </svg>
        <span className={styles.label}>Search</span>
        <kbd className={styles.keys}>{isApple ? '⌘' : 'Ctrl'} K</kbd>
      </button>
      <span role="status" className={styles.failure}>
        {state === 'failed' &&
          'The search did not load. Check your network connection and try again.'}
      </span>
      {state === 'open' && Modal && <Modal onClose={close} initialQuery={typed} />}
    </>
  );
}
