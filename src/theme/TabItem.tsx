import {useContext, useLayoutEffect, useRef, type ReactElement} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import OriginalTabItem from '@theme-original/TabItem';
import {TabGroup} from '@site/src/theme/Tabs';

/** The original reads whether the panel is hidden: in Docusaurus 3.8 from a prop, and in 3.10 from a context. */
const usePanel = OriginalTabItem as (props: Props) => ReactElement<{readonly hidden?: boolean}>;

/**
 * Replaces the element of the original, which takes no attributes. The panel refers to its tab, the browser's search finds
 * its text while another tab is selected (`src/early/revealFound.ts` selects the tab then), and without JavaScript, all
 * panels are below each other, each under its label.
 */
export default function TabItem(props: Props) {
  const {children, className, value, label} = props;
  const {hidden} = usePanel(props).props;
  const panel = useRef<HTMLDivElement>(null);
  const group = useContext(TabGroup);
  useLayoutEffect(() => {
    // React only knows `hidden` as true or false. While it hydrates, the panel of a remembered tab is already shown.
    if (hidden && panel.current?.hasAttribute('hidden')) {
      panel.current.setAttribute('hidden', 'until-found');
    }
  });
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={`${group}${value}-panel`}
      aria-labelledby={`${group}${value}`}
      className={clsx('tab-panel', className)}
      hidden={hidden}>
      <noscript>
        <p className="tab-label">{label ?? value}</p>
      </noscript>
      {children}
    </div>
  );
}
