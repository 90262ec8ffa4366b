/**
 * Loads the page of the URL if the reader goes back or forward before hydration. The entries that the router has added to
 * the history belong to one document, even after a reload, so the browser only changes the URL.
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
