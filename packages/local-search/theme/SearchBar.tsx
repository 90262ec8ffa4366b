import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import PendingDialog, {type ModalProps, type TypedAhead} from '../client/PendingDialog';
import {useSearchSettings} from '../client/settings';
import {isSearchSlash, togglesSearch} from '../client/shortcuts';
import {useBackCloses} from '../client/useBackCloses';
import styles from './SearchBar.module.css';

type State =
  | {readonly is: 'closed' | 'pending'}
  | {readonly is: 'open'; readonly Modal: ComponentType<ModalProps>; readonly typed: TypedAhead};

/** The dialog and its styles aren't part of the page. They load when the reader is about to search. */
const loadModal = () =>
  import(/* webpackChunkName: "on-demand-search-modal" */ '@theme/SearchModal').then(
    (loaded) => loaded.default,
  );

/** Part of the same script as the dialog. */
const loadPrepare = () =>
  import(/* webpackChunkName: "on-demand-search-modal" */ '../client/prepareSearch');

/** Ctrl+K or Cmd+K opens and closes the search, a slash opens it, and Escape closes it. */
const useShortcuts = (isOpen: boolean, open: () => void, close: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const toggles = togglesSearch(event);
      // A slash that is held down repeats. It must not be typed into the dialog.
      const slash = isOpen ? event.key === '/' && event.repeat : isSearchSlash(event);
      if (toggles || slash || (isOpen && event.key === 'Escape')) {
        event.preventDefault();
        // Keys that are held down repeat. They must neither close the dialog again nor type into it.
        if (!event.repeat) {
          (isOpen ? close : open)();
        }
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
};

/**
 * The button that opens the search. Unlike that of Docusaurus, it doesn't load DocSearch with every page, and works
 * without Algolia.
 */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>({is: 'closed'});
  const [isApple, setIsApple] = useState(false);

  useEffect(() => setIsApple(/Mac|iPhone|iPad/.test(navigator.userAgent)), []);

  const reach = useCallback(() => {
    loadPrepare().then(
      ({prepareSearch}) => prepareSearch(settings),
      // The dialog shows the error.
      () => undefined,
    );
  }, [settings]);

  // Synchronously, because the field in the dialog must have the focus before the next key event.
  const open = useCallback(() => flushSync(() => setState({is: 'pending'})), []);

  const close = useCallback(() => {
    setState({is: 'closed'});
    button.current?.focus();
  }, []);

  const onLoaded = useCallback(
    (Modal: ComponentType<ModalProps>, typed: TypedAhead) => setState({is: 'open', Modal, typed}),
    [],
  );

  useBackCloses(state.is !== 'closed', close);
  useShortcuts(state.is !== 'closed', open, close);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('DocSearch-Button', styles.button)}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={state.is === 'pending'}
        data-early="dialog"
        data-early-preload="on-demand-search-modal"
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
      <span role="status" className={styles.status}>
        {state.is === 'pending' && 'Loading the search…'}
      </span>
      {state.is === 'pending' && (
        <PendingDialog load={loadModal} onLoaded={onLoaded} onClose={close} />
      )}
      {state.is === 'open' && <state.Modal onClose={close} typed={state.typed} />}
    </>
  );
}
