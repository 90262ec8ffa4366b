import {restoreSidebarScroll, saveSidebarScroll} from './scrollPosition';

/**
 * Stores the scroll position of the docs sidebar when the reader leaves the page.
 *
 * @returns restores the position in a new page, as soon as the parser has added the whole sidebar
 */
export const keepSidebarScroll = (window: Window): (() => void) => {
  const {document} = window;
  let isRestored = false;
  window.addEventListener('pagehide', () => saveSidebarScroll(document));
  return () => {
    // The text of the page comes after the sidebar.
    if (!isRestored && document.querySelector('main')) {
      isRestored = true;
      restoreSidebarScroll(document);
    }
  };
};
