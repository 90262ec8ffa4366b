/** The key in the session storage under which `scrollPositions` keeps its map. */
export const positionsKey = 'scroll-positions';

/** Returns the positions of entries of the history, in pixels, by the key of the router. Throws if storage can't be read. */
export const readPositions = ({sessionStorage}: Window): Record<string, number> =>
  JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}') as Record<string, number>;

/**
 * Scrolls to where the reader was if the browser doesn't do it: while React runs, `scrollPositions` sets
 * `scrollRestoration` to `manual`, which the browser keeps for the entry. After a reload, Back then loads the page of such an entry.
 */
export const restoreScroll = (window: Window): void => {
  const {document, history} = window;
  if (history.scrollRestoration === 'manual') {
    // If the storage can't be read by now, only the position is lost, because the listener throws alone.
    document.addEventListener('DOMContentLoaded', () => {
      const {key = ''} = (history.state ?? {}) as {readonly key?: string};
      window.scrollTo({top: readPositions(window)[key], behavior: 'instant'});
    });
  }
};
