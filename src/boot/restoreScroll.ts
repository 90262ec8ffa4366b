/** The key in the session storage under which `scrollPositions` keeps its map. */
export const positionsKey = 'scroll-positions';

/** Returns the positions of entries of the history, in pixels, by the key of the router. Empty if storage can't be read. */
export const readPositions = (window: Window): Map<string, number> => {
  try {
    const text = window.sessionStorage.getItem(positionsKey) ?? '[]';
    return new Map(JSON.parse(text) as [string, number][]);
  } catch {
    return new Map();
  }
};

/**
 * Scrolls to where the reader was if the browser doesn't do it: while the app runs, it sets `scrollRestoration` to `manual`,
 * which the browser keeps for the entry. After a reload, Back then loads the page of such an entry.
 */
export const restoreScroll = (window: Window): void => {
  const {document, history} = window;
  const key = (history.state as {readonly key?: string} | null)?.key;
  const top = history.scrollRestoration === 'manual' && key && readPositions(window).get(key);
  if (top) {
    document.addEventListener('DOMContentLoaded', () => {
      window.scrollTo({top, behavior: 'instant'});
    });
  }
};
