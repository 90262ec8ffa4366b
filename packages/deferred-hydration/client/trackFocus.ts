import {listen} from './listen';
import {type FindElement, trackPosition} from './trackPosition';

export interface TrackedFocus {
  /**
   * Moves the focus back to where the reader left it, if React replaced the focused element. Does nothing if
   * the reader has moved the focus since: with a key, by a click on empty space, or by a jump to a fragment.
   */
  readonly restore: () => void;
  /**
   * Returns the replacement of the focused element, or null if it hasn't been replaced or nothing had the
   * focus.
   */
  readonly replacement: () => HTMLElement | null;
}

/** Tracks the position of the focus until the signal is aborted. */
export const trackFocus = (window: Window, signal: AbortSignal): TrackedFocus => {
  const {document} = window;
  let focused: FindElement | null = null;

  const update = () => {
    const {activeElement} = document;
    focused =
      activeElement && activeElement !== document.body ? trackPosition(activeElement) : null;
  };
  const on = listen(window, signal);

  on('focusin', update);
  on('focusout', ({target}) => {
    // Wait until the script has finished, when elements that React removed are no longer in the document.
    window.queueMicrotask(() => {
      if (target instanceof Node && target.isConnected) {
        update();
      }
    });
  });
  // After React has removed the focused element, a click on empty space causes no focus event.
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
