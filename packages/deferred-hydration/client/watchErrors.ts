/**
 * Reports errors of the site's own scripts during hydration: a script that a proxy has replaced with a page, or a function
 * that the browser doesn't have. Errors of extensions and of other sites are not reported.
 *
 * @param onError called with the message of the browser, such as `SyntaxError: Unexpected token '<'`
 */
export const watchErrors = (
  window: Window,
  onError: (message: string) => void,
  signal: AbortSignal,
): void => {
  const {origin} = window.location;
  window.addEventListener(
    'error',
    ({error, filename, message}) => {
      // Only what is thrown has an error: "ResizeObserver loop completed …" is a notice that changes nothing.
      if (error && filename?.startsWith(origin)) {
        onError(message.replace(/^Uncaught /, ''));
      }
    },
    {signal},
  );
  window.addEventListener(
    'unhandledrejection',
    ({reason}) => {
      if (reason instanceof Error && reason.stack?.includes(origin) !== false) {
        onError(String(reason));
      }
    },
    {signal},
  );
};
