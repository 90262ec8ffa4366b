/** The not-found page is the only page that Docusaurus creates itself, instead of a plugin. */
const isNotFoundPage = ({documentElement}: Document): boolean =>
  documentElement.classList.contains('plugin-native');

/**
 * Strips `.html` and `/index.html` from the URL. The router does the same, but only after Docusaurus
 * has looked up the page for the URL, so it would hydrate the HTML of the page with the not-found page.
 *
 * A host that stores pages as `x/index.html` has no file `x.html` and serves the not-found page instead. In
 * that case, the browser loads the page from its real URL.
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
