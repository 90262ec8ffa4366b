import {type ReactNode, useEffect, useRef, useState} from 'react';

export interface ScrollBoxProps {
  readonly children: ReactNode;
}

/**
 * Scrolls horizontally if its content is wider than the column. In this case it is focusable, because some
 * browsers only let the keyboard scroll focusable elements.
 */
export default function ScrollBox({children}: ScrollBoxProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const box = boxRef.current;
    if (!box) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    // Scrollable regions must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={boxRef} className="scroll-box" tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}
