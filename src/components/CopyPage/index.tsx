import {type ComponentType, type ReactNode, useCallback, useId, useRef, useState} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {markdownPath} from '@site/src/components/AskAi/page-address';
import {useDismissal} from '@site/src/components/useDismissal';
import type {CopyPageMenuProps} from './CopyPageMenu';
import styles from './styles.module.css';

/** Loaded when the reader is about to use the button. */
const load = () => import(/* webpackChunkName: "on-demand-copy-page" */ './CopyPageMenu');

const CopyPageButton = ({twin}: {readonly twin: string}): ReactNode => {
  const menuId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [Menu, setMenu] = useState<ComponentType<CopyPageMenuProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const dismissal = useDismissal(ref, close);

  const open = () => {
    load().then(
      (loaded) => {
        setMenu(() => loaded.default);
        setIsOpen(true);
      },
      // Show the Markdown itself if the menu doesn't load.
      () => window.location.assign(twin),
    );
  };
  const reach = () => {
    load().catch(() => undefined);
  };

  return (
    <div ref={ref} className={styles.copyPage} data-nosnippet {...dismissal}>
      <button
        type="button"
        className={`${styles.button} js-only`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        data-early-keys="ArrowDown"
        onClick={isOpen ? close : open}
        onKeyDown={(event) => {
          if (!isOpen && event.key === 'ArrowDown') {
            event.preventDefault();
            open();
          }
        }}
        onFocus={reach}
        onPointerEnter={reach}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M5.5 5.5V3a1 1 0 0 1 1-1H13a1 1 0 0 1 1 1v6.5a1 1 0 0 1-1 1h-2.5M3 5.5h6.5a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1z" />
        </svg>
        <span className={styles.label}>Copy page</span>
      </button>
      {/* Same size and position as the button, so that nothing moves. */}
      <noscript>
        <a className={styles.button} href={twin}>
          View as Markdown
        </a>
      </noscript>
      {isOpen && Menu && <Menu id={menuId} twin={twin} />}
    </div>
  );
};

/** Links the Markdown twin of the page in the head, and shows a menu that copies it or opens it elsewhere. */
export default function CopyPage(): ReactNode {
  const twin = markdownPath(useLocation().pathname);
  return (
    twin && (
      <>
        <Head>
          <link rel="alternate" type="text/markdown" href={twin} />
        </Head>
        <CopyPageButton key={twin} twin={twin} />
      </>
    )
  );
}
