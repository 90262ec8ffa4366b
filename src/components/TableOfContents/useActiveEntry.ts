import {type RefObject, useEffect} from 'react';

/** The class that the theme's `useTOCHighlight` moves from link to link while the reader scrolls. */
export const activeLinkClass = 'table-of-contents__link--active';

/** Distance between the active entry and the edges of a scrolling list, in pixels. */
const margin = 48;

/**
 * Scrolls a list until an entry in it is visible. `scrollIntoView` would also scroll the page.
 *
 * @param list an element that scrolls vertically
 */
export const scrollToEntry = (list: Element, entry: Element): void => {
  const {top, bottom} = list.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  const above = box.top - (top + margin);
  const below = box.bottom - (bottom - margin);
  if (above < 0) {
    list.scrollTop += above;
  } else if (below > 0) {
    list.scrollTop += below;
  }
};

/**
 * Reports the link to the current section, at first and whenever it changes. The theme only shows it by a class.
 *
 * @param listRef contains the links that `useTOCHighlight` marks
 * @param onChange receives the link, or `undefined` above the first section; must be stable
 */
export const useActiveEntry = (
  listRef: RefObject<Element | null>,
  onChange: (link: Element | undefined) => void,
): void => {
  useEffect(() => {
    const list = listRef.current;
    if (!list) {
      return undefined;
    }
    let current: Element | undefined;
    const update = () => {
      const [link] = list.getElementsByClassName(activeLinkClass);
      if (link !== current) {
        current?.removeAttribute('aria-current');
        link?.setAttribute('aria-current', 'location');
        current = link;
        onChange(link);
      }
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(list, {attributeFilter: ['class'], subtree: true});
    return () => observer.disconnect();
  }, [listRef, onChange]);
};
