import {type RefObject, useEffect, useState} from 'react';
import {mayPlay} from './clip';

/** Milliseconds before a clip loads, so that crossing a list with the pointer or the Tab key loads nothing. */
const delay = 200;

/**
 * Whether the reader asks for the clip of an element: while a mouse or a pen is on it, or the keyboard focus is inside
 * it. Escape dismisses the clip. Always `false` if the reader prefers reduced motion or turned on data saving.
 */
export const useIsRequested = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isRequested, setIsRequested] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The pointer or the focus may have arrived before hydration.
    let isHovered = element.matches(':hover') && window.matchMedia('(hover: hover)').matches;
    let isFocused = element.querySelector(':focus-visible') !== null;
    const update = (hovered: boolean, focused: boolean) => {
      isHovered = hovered;
      isFocused = focused;
      clearTimeout(timer);
      if (isHovered || isFocused) {
        timer = setTimeout(() => setIsRequested(mayPlay(window)), delay);
      } else {
        setIsRequested(false);
      }
    };
    const {signal} = listening;
    element.addEventListener(
      'pointerenter',
      ({pointerType}) => update(pointerType !== 'touch', isFocused),
      {signal},
    );
    element.addEventListener('pointerleave', () => update(false, isFocused), {signal});
    element.addEventListener(
      'focusin',
      ({target}) => update(isHovered, (target as Element).matches(':focus-visible')),
      {signal},
    );
    element.addEventListener('focusout', () => update(isHovered, false), {signal});
    document.addEventListener('keydown', ({key}) => key === 'Escape' && update(false, false), {
      signal,
    });
    update(isHovered, isFocused);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [ref]);

  return isRequested;
};
