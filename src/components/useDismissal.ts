import {type FocusEvent, type KeyboardEvent, type RefObject, useEffect} from 'react';

/**
 * Closes a menu when the reader presses outside of it, when the focus leaves it, and on Escape, which moves the focus
 * back to its button.
 *
 * @param ref contains the button, which comes first, and what it opens
 * @param close is also called if the menu isn't open
 * @returns event handlers for the element of `ref`
 */
export const useDismissal = (ref: RefObject<HTMLElement | null>, close: () => void) => {
  useEffect(() => {
    const onPointerDown = ({target}: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) {
        close();
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [ref, close]);

  return {
    onBlur: ({currentTarget, relatedTarget}: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) {
        close();
      }
    },
    onKeyDown: ({currentTarget, key}: KeyboardEvent) => {
      if (key === 'Escape') {
        close();
        currentTarget.querySelector<HTMLElement>('button, summary')?.focus();
      }
    },
  };
};
