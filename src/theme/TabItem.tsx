import {useContext, useLayoutEffect, useRef} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import {TabGroup} from '@site/src/theme/Tabs';

/**
 * Ejected: upstream's panel takes no attributes. It refers to its tab, the browser's search finds its text while another
 * tab is selected (`src/boot` selects the tab then), and without JavaScript, all panels are below each other, each under
 * its label.
 */
export default function TabItem({children, hidden, className, value, label}: Props) {
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
