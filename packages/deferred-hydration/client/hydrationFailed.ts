/**
 * The event that a site's error page dispatches on the document if the first render fails, because Docusaurus then never
 * marks the page as hydrated.
 */
export const hydrationFailed = 'hydration-failed';
