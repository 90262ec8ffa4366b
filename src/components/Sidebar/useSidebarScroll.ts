import {useLayoutEffect, useRef} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {restoreSidebarScroll, saveSidebarScroll, showActiveEntry} from './scrollPosition';

/**
 * Keeps the scroll position of a sidebar while the reader is at pages with another one, and keeps the entry of
 * the current page in sight.
 */
export const useSidebarScroll = (path: string): void => {
  const isBrowser = useIsBrowser();
  // A hydrated sidebar is where `keepSidebarScroll` and then the reader have scrolled it.
  const isHydrated = useRef(!isBrowser);

  useLayoutEffect(() => {
    if (!isHydrated.current) {
      restoreSidebarScroll(document);
    }
    return () => saveSidebarScroll(document);
  }, []);

  useLayoutEffect(() => {
    if (isHydrated.current) {
      isHydrated.current = false;
      return undefined;
    }
    showActiveEntry(document);
    // The category of the page may still have to open, which is animated.
    const onTransitionEnd = ({target}: TransitionEvent) => {
      if (target instanceof Element && target.querySelector('[aria-current="page"]')) {
        document.removeEventListener('transitionend', onTransitionEnd);
        showActiveEntry(document);
      }
    };
    document.addEventListener('transitionend', onTransitionEnd);
    return () => document.removeEventListener('transitionend', onTransitionEnd);
  }, [path]);
};
