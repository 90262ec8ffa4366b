import {type ComponentProps, useEffect, useRef, useState} from 'react';

/**
 * A table in MDX. Where it is wider than its column it scrolls, and can then be focused, because not
 * every browser lets the keyboard scroll what cannot be.
 */
export default function Table(props: ComponentProps<'table'>) {
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
    // A region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={boxRef} className="table-scroll" tabIndex={scrolls ? 0 : undefined}>
      <table {...props} />
    </div>
  );
}
