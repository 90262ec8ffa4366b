import {useEffect, useRef, useState, type RefObject} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';

/**
 * Whether the lines of a code block are wrapped, and whether they need to be. The hook of the theme measures each
 * block when it is mounted, so it misses longer lines in a `<details>` that opens later, such as the rest of a long
 * sample, and the browser has to lay out the page before it can show it. This hook observes the size of the block.
 */
export const useWordWrap = (): ReturnType<typeof useCodeWordWrap> => {
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  const codeBlockRef = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const block = codeBlockRef.current;
    // Wrapped lines never scroll: keep the measured result, and with it the button that unwraps.
    if (!block || isEnabled) {
      return;
    }
    const observer = new ResizeObserver(() => {
      setIsCodeScrollable(block.scrollWidth > block.clientWidth);
    });
    observer.observe(block);
    return () => {
      observer.disconnect();
    };
  }, [isEnabled]);
  return {
    // The theme has the types of React 18, in which a reference is never null.
    codeBlockRef: codeBlockRef as RefObject<HTMLPreElement>,
    isEnabled,
    isCodeScrollable,
    toggle: () => setIsEnabled((value) => !value),
  };
};
