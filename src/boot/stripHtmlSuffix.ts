/** The not-found page is the only page that Docusaurus itself creates and not one of its plugins. */
const isNotFoundPage = ({documentElement}: Document): boolean =>
  documentElement.classList.contains('plugin-native');

/**
 * Strips `.html` and `/index.html` from the URL, as the router of the app does, but before the app looks
 * up the page for the URL: otherwise it would hydrate the HTML of the page with the not-found page.
 *
 * A host that stores pages as `x/index.html` has no `x.html` and sends the not-found page for it. In that
 * case, the browser loads the page from its real URL.
 */
export const stripHtmlSuffix = ({document, history, location}: Window): void => {
  const url = new URL(location.href);
  url.pathname = url.pathname.replace(/(?:\/index)?\.html$/, '');
  if (url.pathname === location.pathname) {
    return;
  }
  if (isNotFoundPage(document)) {
    location.replace(url);
  } else {
    history.replaceState(history.state, '', url);
  }
};
