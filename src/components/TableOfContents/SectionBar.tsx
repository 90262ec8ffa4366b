import {type MouseEvent, type ReactNode, useCallback, useRef, useState} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useDismissal} from '@site/src/components/useDismissal';
import {activeLinkClass, scrollToEntry, useActiveEntry} from './useActiveEntry';
import styles from './styles.module.css';

/** The theme's `useTOCHighlight` finds links by their classes, so those of the bar need one of their own. */
const linkClass = 'table-of-contents__link section-bar-link';

const Entries = ({onCurrent}: {readonly onCurrent: (name: string | undefined) => void}) => {
  const {toc, frontMatter} = useDoc();
  const ref = useRef<HTMLDivElement>(null);
  const report = useCallback(
    (link: Element | undefined) => onCurrent(link?.textContent),
    [onCurrent],
  );
  useActiveEntry(ref, report);
  return (
    <div ref={ref} className={styles.entries}>
      <TOCItems
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
        className="table-of-contents"
        linkClassName={linkClass}
        linkActiveClassName={activeLinkClass}
      />
    </div>
  );
};

/**
 * The table of contents in narrow windows: a bar below the title that stays at the top and names the current
 * section. It opens a list of all sections, without JavaScript too. Nothing on a page without sections.
 */
export default function SectionBar(): ReactNode {
  const {toc, frontMatter} = useDoc();
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const [current, setCurrent] = useState<string>();
  // The server doesn't know the width, and the list must work before hydration.
  const isWide = useWindowSize() === 'desktop';

  const close = useCallback(() => {
    if (detailsRef.current) {
      detailsRef.current.open = false;
    }
  }, []);

  const {onBlur, onKeyDown} = useDismissal(detailsRef, close);

  if (frontMatter.hide_table_of_contents || toc.length === 0) {
    return null;
  }

  const closeOnLink = ({target}: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) {
      close();
    }
  };
  const showCurrent = () => {
    const details = detailsRef.current;
    const list = details?.querySelector('ul');
    const link = details?.querySelector(`.${activeLinkClass}`);
    if (details?.open && list?.parentElement && link) {
      scrollToEntry(list.parentElement, link);
    }
  };

  return (
    <nav
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.bar)}
      aria-label="Sections of this page">
      {/* The keys and clicks of the links inside come together here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <details
        ref={detailsRef}
        onBlur={onBlur}
        onClick={closeOnLink}
        onKeyDown={onKeyDown}
        onToggle={showCurrent}
        data-early="close"
        data-early-keys="Escape">
        <summary>
          <span className={styles.label}>On this page</span>
          {current !== undefined && <span className={styles.current}>{current}</span>}
        </summary>
        {!isWide && <Entries onCurrent={setCurrent} />}
      </details>
    </nav>
  );
}
