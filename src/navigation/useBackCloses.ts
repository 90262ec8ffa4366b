import {useEffect, useRef} from 'react';

/** The entry of the history that is only there so that Back closes a dialog. */
interface LayerState {
  readonly layer?: number;
}

let layers = 0;

const stateOf = ({history}: Window): LayerState => (history.state ?? {}) as LayerState;

/** Whether the current entry of the history belongs to an open dialog. A link in the dialog replaces it. */
export const isLayerOpen = (): boolean =>
  typeof window !== 'undefined' && stateOf(window).layer !== undefined;

/**
 * Makes Back close a dialog instead of leaving the page below it. While the dialog is open, the history has one more entry
 * for the same address, which the router doesn't see.
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
    layers += 1;
    const layer = layers;
    const isCurrent = () => stateOf(window).layer === layer;
    window.history.pushState({...stateOf(window), layer}, '');
    const onBack = (event: PopStateEvent) => {
      if (!isCurrent()) {
        event.stopImmediatePropagation();
        latest.current();
      }
    };
    window.addEventListener('popstate', onBack, {capture: true});
    return () => {
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
