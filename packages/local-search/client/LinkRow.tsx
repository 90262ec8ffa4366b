import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isLayerOpen} from './useBackCloses';
import styles from './LinkRow.module.css';

export interface LinkRowProps {
  readonly links: readonly {readonly label: string; readonly to: string}[];
  readonly onClick?: () => void;
}

export default function LinkRow({links, onClick}: LinkRowProps): ReactNode {
  return (
    <ul className={styles.row}>
      {links.map(({label, to}) => (
        <li key={to}>
          <Link to={to} replace={isLayerOpen()} {...(onClick && {onClick})}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
