import {useEffect, useRef, useState} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Mobile';

/** Wraps the original: the label of the submenu tells screen readers whether the submenu is open. */
export default function DropdownNavbarItemMobile({label, ...props}: Props) {
  const labelRef = useRef<HTMLSpanElement>(null);
  const [expanded, setExpanded] = useState(false);

  // The original keeps its state to itself, except for the class of the list item.
  useEffect(() => {
    const item = labelRef.current?.closest('.menu__list-item');
    if (!item) {
      return undefined;
    }
    const read = () => setExpanded(!item.classList.contains('menu__list-item--collapsed'));
    read();
    const observer = new MutationObserver(read);
    observer.observe(item, {attributeFilter: ['class']});
    return () => observer.disconnect();
  }, []);

  return (
    <OriginalDropdown
      {...props}
      label={<span ref={labelRef}>{label}</span>}
      aria-expanded={expanded}
    />
  );
}
