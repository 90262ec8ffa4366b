const stops = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Moves the focus on Tab and Shift+Tab to the next control of a dialog, from the last one to the first. Other
 * keys are left alone.
 *
 * @param event a keydown event, which nobody else hears about when it is Tab
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
