import {type Place, placeOf} from './place';

export interface TrackedFocus {
  /**
   * Returns the focus to where the reader left it, if React has replaced the element there. Otherwise the
   * reader has moved it since: with a key, by a click on empty space or by a jump to a fragment.
   */
  readonly restore: () => void;
  /** Returns the element that replaced the one with the focus. Until then, and if nothing had the focus, null. */
  readonly replacement: () => HTMLElement | null;
}

/** Tracks where the focus is until the signal is aborted. */
export const trackFocus = (window: Window, signal: AbortSignal): TrackedFocus => {
  const {document} = window;
  let focused: Place | null = null;

  const update = () => {
    const {activeElement} = document;
    focused = activeElement && activeElement !== document.body ? placeOf(activeElement) : null;
  };
  const on = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, {capture: true, signal});

  on('focusin', update);
  on('focusout', ({target}) => {
    // After a script has run to its end: by then, an element that React has removed is out of the document.
    window.queueMicrotask(() => {
      if (target instanceof Node && target.isConnected) {
        update();
      }
    });
  });
  // A click on empty space after React has removed the element causes no event of the focus.
  on('pointerdown', () => window.setTimeout(update));

  const replacement = () =>
    document.activeElement === document.body
      ? ((focused?.() as HTMLElement | null | undefined) ?? null)
      : null;

  return {
    replacement,
    restore: () => replacement()?.focus({preventScroll: true}),
  };
};
