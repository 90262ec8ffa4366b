import {useEffect, useRef} from 'react';

/** The entry of the history that is only there so that Back closes a dialog. */
interface LayerState {
  readonly layer?: number;
}

/** The open dialogs. After a reload or Forward, an entry may belong to a dialog that is closed. */
const open = new Set<number>();

const currentLayer = (): number | undefined => (window.history.state as LayerState | null)?.layer;

/** Whether the current entry of the history belongs to an open dialog. A link in the dialog replaces it. */
export const isLayerOpen = (): boolean =>
  typeof window !== 'undefined' && open.has(currentLayer() ?? 0);

/**
 * Makes Back close a dialog instead of leaving the page below it. While the dialog is open, the history has one more entry
 * for the same URL, which the router doesn't see.
 */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    // A counter would start again after a reload, and meet the numbers of entries from before.
    const layer = Math.random();
    open.add(layer);
    const isCurrent = () => currentLayer() === layer;
    window.history.pushState({...(window.history.state as object | null), layer}, '');
    const onBack = (event: PopStateEvent) => {
      if (!isCurrent()) {
        event.stopImmediatePropagation();
        latest.current();
      }
    };
    window.addEventListener('popstate', onBack, {capture: true});
    return () => {
      open.delete(layer);
      window.removeEventListener('popstate', onBack, {capture: true});
      if (isCurrent()) {
        // Closed by the reader. The entry goes without the router.
        window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
          capture: true,
          once: true,
        });
        window.history.back();
      }
    };
  }, [isOpen]);
};
