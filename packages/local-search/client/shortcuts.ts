/** The field that a key goes to, also inside the shadow root of an extension. */
const isTyping = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
};

/** Whether a key opens or closes the search: Ctrl+K or Cmd+K. With Shift or Alt, the shortcut belongs to the browser. */
export const togglesSearch = ({key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Whether a key is a slash that opens the search, and not part of a text or of another shortcut. */
export const isSearchSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
