/**
 * Moves the focus to the next control of a dialog on Tab and Shift+Tab, and from the last control to the first.
 * Ignores all other keys.
 *
 * @param event a keydown event; on Tab, its propagation is stopped
 */
export declare const keepFocusInside: (event: Pick<KeyboardEvent, "key" | "shiftKey" | "preventDefault" | "stopPropagation">, dialog: Element) => void;
