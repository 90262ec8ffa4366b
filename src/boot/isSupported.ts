/**
 * Whether the browser is new enough for the app, at a rough estimate: these came in Chrome 103, Firefox 104 and Safari 16. What
 * is missing in a slightly older browser than those in `browserslist` (package.json) is reported when the app uses it.
 */
export const isSupported = (window: Window): boolean =>
  'findLast' in Array.prototype && 'AbortSignal' in window && 'timeout' in AbortSignal;
