const stops = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Moves the focus to the next control of a dialog on Tab and Shift+Tab, and from the last control to the first.
 * Ignores all other keys.
 *
 * @param event a keydown event; on Tab, its propagation is stopped
 */
export const keepFocusInside = (
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'stopPropagation'>,
  dialog: Element,
): void => {
  if (event.key !== 'Tab') {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  const visible = Array.from(dialog.querySelectorAll<HTMLElement>(stops)).filter(
    (element) => element.getClientRects().length > 0,
  );
  const current = visible.findIndex((element) => element === document.activeElement);
  visible.at(event.shiftKey ? Math.max(current, 0) - 1 : (current + 1) % visible.length)?.focus();
};
