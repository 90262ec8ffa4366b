/** The search splits names with such regular expressions: since Chrome 62, Firefox 78 and Safari 16.4. */
const knowsLookbehind = (): boolean => {
  try {
    return new RegExp('(?<=a)b').test('ab');
  } catch {
    return false;
  }
};

/**
 * Whether the browser has what the site can't do without. Of that, these features are the newest in the browsers in
 * `browserslist` (package.json). What is missing in a slightly older browser is reported when the site uses it.
 */
export const isSupported = (): boolean =>
  // The navigation bar: since Chrome 105, Firefox 110 and Safari 16.
  CSS.supports('container-type: inline-size') &&
  // Ask AI: since Chrome 103, Firefox 100 and Safari 16.
  'AbortSignal' in window &&
  'timeout' in AbortSignal &&
  // Demos: since Chrome 97, Firefox 104 and Safari 15.4.
  'findLast' in Array.prototype &&
  knowsLookbehind();
