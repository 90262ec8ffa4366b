/**
 * Where the reader was on each page of the history, so that Back and Forward lead there. React moves to the heading in the
 * address or to the top instead, before or after the browser restores the position.
 */
import type {ClientModule} from '@docusaurus/types';
import {positionsKey, readPositions} from './restoreScroll';

/** Enough for the way back that a reader remembers. */
const maxEntries = 100;

/** Milliseconds for which a position is out of reach, because content still arrives. */
const patience = 5000;

const positions = new Map<string, number>();
let current = '';
/** The entry that Back or Forward leads to, until its page is shown. */
let target: string | undefined;
/** Whether the address is that of the next page, which isn't shown yet. */
let isLeaving = false;
let stopRestoring: () => void = () => undefined;

/** The key of the current entry, in the format of the router. An entry without one is new: a fragment, or the first page. */
const entryKey = (): {readonly key: string; readonly isNew: boolean} => {
  const state = history.state as {readonly key?: string} | null;
  if (state?.key !== undefined) {
    return {key: state.key, isNew: false};
  }
  const key = Math.random().toString(36).slice(2, 8);
  history.replaceState({...state, key}, '');
  return {key, isNew: true};
};

const save = (): void => {
  try {
    const latest = Object.fromEntries([...positions].slice(-maxEntries));
    sessionStorage.setItem(positionsKey, JSON.stringify(latest));
  } catch {
    // Storage is full or blocked. The positions of this page are still in memory.
  }
};

/** Scrolls to a position as soon as the page is long enough, unless the reader scrolls first. */
const restore = (top: number): void => {
  stopRestoring();
  const stop = new AbortController();
  const scroll = () => {
    window.scrollTo({top, behavior: 'instant'});
    if (Math.abs(window.scrollY - top) < 2) {
      stop.abort();
    }
  };
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(() => stop.abort(), patience);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(sign, () => stop.abort(), {signal: stop.signal, passive: true});
  }
  stopRestoring = () => stop.abort();
  // The body is always as high as the window.
  observer.observe(document.getElementById('__docusaurus') ?? document.body);
  scroll();
};

/** Saves the position of the page that the reader leaves. The event of the last scrolling may not have come yet. */
const savePosition = (): void => {
  if (target === undefined && !isLeaving) {
    positions.set(current, window.scrollY);
  }
};

const onPopState = (): void => {
  const {key, isNew} = entryKey();
  if (isNew) {
    // The reader followed a fragment, and the browser has scrolled there.
    current = key;
  } else {
    savePosition();
    target = key;
  }
};

if (typeof window !== 'undefined') {
  try {
    Object.entries(readPositions(window)).forEach(([key, top]) => positions.set(key, top));
  } catch {
    // Storage is blocked.
  }
  current = entryKey().key;
  positions.set(current, window.scrollY);
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', onPopState);
  window.addEventListener(
    'scroll',
    () => {
      // After a link, the address changes before the page, and a shorter page scrolls.
      if (
        target === undefined &&
        (history.state as {readonly key?: string} | null)?.key === current
      ) {
        positions.set(current, window.scrollY);
      }
    },
    {passive: true},
  );
  window.addEventListener('pagehide', () => {
    save();
    // For the browser, which restores the position when the page is loaded again.
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

const isThere = (hash: string): boolean => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    return false;
  }
};

export default {
  onRouteUpdate({previousLocation}) {
    if (previousLocation !== null) {
      savePosition();
      isLeaving = true;
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    const returned = target;
    target = undefined;
    isLeaving = false;
    if (previousLocation === null) {
      return;
    }
    stopRestoring();
    current = returned ?? entryKey().key;
    if (returned !== undefined) {
      restore(positions.get(returned) ?? 0);
    } else if (
      location.pathname !== previousLocation.pathname &&
      location.hash !== '' &&
      !isThere(location.hash)
    ) {
      window.scrollTo({top: 0, behavior: 'instant'});
    }
    // The latest entries are at the end.
    positions.delete(current);
    positions.set(current, window.scrollY);
  },
} satisfies ClientModule;
