import type {ClientModule} from '@docusaurus/types';

/** Shows the URL of a page without `.html` after a link. `stripHtmlSuffix.ts` does it for the first page. */
export default {
  onRouteDidUpdate({location: {pathname, search, hash}}) {
    const stripped = pathname.replace(/(?:\/index)?\.html$/, '');
    if (stripped !== pathname) {
      window.history.replaceState(window.history.state, '', (stripped || '/') + search + hash);
    }
  },
} satisfies ClientModule;
