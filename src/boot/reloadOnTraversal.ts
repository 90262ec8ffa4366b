/**
 * Loads the page of the address if the reader goes back or forward before the app runs. The entries that the app has added to
 * the history belong to one document, also after a reload, so the browser only changes the address.
 */
export const reloadOnTraversal = (window: Window): void => {
  const {document, location} = window;
  const {pathname} = location;
  window.addEventListener('popstate', () => {
    if (
      location.pathname !== pathname &&
      document.documentElement.dataset['hasHydrated'] !== 'true'
    ) {
      location.reload();
    }
  });
};
