import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef} from 'react';
import Details from '../../../ui/Details';
import styles from './styles.module.css';

export interface SharedFlagsProps {
  readonly label: string;
  /** The sections of the flags, which `features/options` moves here. */
  readonly children: ReactNode;
}

/**
 * The flags that every command has, collapsed. The browser opens the element if a fragment leads into it.
 * Links that the router follows don't do that, so it opens the element for these.
 */
export default function SharedFlags({label, children}: SharedFlagsProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (target && ref.current && !ref.current.open && ref.current.contains(target)) {
      ref.current.open = true;
      target.scrollIntoView();
    }
  }, [location]);

  return (
    <Details ref={ref} className={styles.details}>
      <summary>{label}</summary>
      {children}
    </Details>
  );
}
