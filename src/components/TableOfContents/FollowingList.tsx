import {type ReactNode, useCallback, useRef} from 'react';
import {scrollToEntry, useActiveEntry} from './useActiveEntry';
import styles from './styles.module.css';

/** The table of contents next to a page, in a landmark. It scrolls along, so that its active entry is always visible. */
export default function FollowingList({children}: {readonly children: ReactNode}): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const follow = useCallback((link: Element | undefined) => {
    const list = ref.current?.firstElementChild;
    if (list && link) {
      scrollToEntry(list, link);
    } else {
      list?.scrollTo({top: 0});
    }
  }, []);
  useActiveEntry(ref, follow);
  return (
    <nav ref={ref} className={styles.landmark} aria-label="On this page">
      {children}
    </nav>
  );
}
