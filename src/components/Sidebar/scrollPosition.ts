/**
 * The scroll position of the docs sidebar. Both the inline script of every page (`src/early`) and the React app use this
 * file, because the page is shown long before it is hydrated.
 */

/** Below this width, the sidebar is in the mobile menu. */
const hasSidebar = '(min-width: 997px)';

/** Space above the active entry, for the filter that covers the top of the sidebar. */
const clearance = 64;

const menuIn = (document: Document): HTMLElement | null =>
  document.querySelector('.theme-doc-sidebar-container .menu');

/** Each sidebar has a position of its own. Its first link tells which one it is. */
const keyOf = (menu: Element): string =>
  `sidebar ${menu.querySelector('a[href]')?.getAttribute('href') ?? ''}`;

const isFiltered = (menu: Element): boolean => Boolean(menu.querySelector('input')?.value);

/** Stores the position for the next page, unless the sidebar is filtered: that list is another one. */
export const saveSidebarScroll = (document: Document): void => {
  const menu = menuIn(document);
  if (menu && !isFiltered(menu)) {
    try {
      sessionStorage.setItem(keyOf(menu), String(menu.scrollTop));
    } catch {
      // The browser blocks storage.
    }
  }
};

/** Scrolls the sidebar, and nothing else, if the entry of the current page is out of sight. */
export const showActiveEntry = (document: Document): void => {
  const menu = menuIn(document);
  const active = menu?.querySelector('[aria-current="page"]');
  if (menu && active) {
    const {top, bottom} = active.getBoundingClientRect();
    const frame = menu.getBoundingClientRect();
    if (top < frame.top + clearance || bottom > frame.bottom) {
      menu.scrollTop += top - frame.top - frame.height / 3;
    }
  }
};

export const restoreSidebarScroll = (document: Document): void => {
  const menu = menuIn(document);
  if (!menu || !matchMedia(hasSidebar).matches) {
    return;
  }
  try {
    menu.scrollTop = Number(sessionStorage.getItem(keyOf(menu)));
  } catch {
    // The browser blocks storage.
  }
  showActiveEntry(document);
};
