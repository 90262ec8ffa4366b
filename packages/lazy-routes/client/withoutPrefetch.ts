import docusaurus from '@docusaurus/core/lib/client/docusaurus.js';

/**
 * Replaces `window.docusaurus` in `docusaurus start`. Docusaurus runs its module again after each edit, and would look up
 * the files of all visible links before the browser paints the edit, although pages are only compiled on demand.
 */
export default {...docusaurus, prefetch: () => false};
