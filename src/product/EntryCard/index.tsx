import {type ReactNode, useRef} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import RequestedClip from '@site/src/components/Clip/RequestedClip';
import Stage from '@site/src/components/Clip/Stage';
import {useIsRequested} from '@site/src/components/Clip/useIsRequested';
import {illustration} from '../illustration';
import shared from '../shared.module.css';
import styles from './styles.module.css';

export interface EntryCardProps {
  readonly title: string;
  readonly to: string;
  readonly text: string;
  /**
   * ID of the demo above the text: its poster and, while the reader points at the card or focuses its link, its clip. If
   * omitted, the card only contains text.
   */
  readonly poster?: string;
  /** A secondary line below the text: tags, languages. */
  readonly meta?: ReactNode;
}

/** An entry of a list. The whole card is clickable, but screen readers only announce the title as a link. */
export default function EntryCard({title, to, text, poster, meta}: EntryCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const isRequested = useIsRequested(card);
  const demo = poster && illustration(poster);
  return (
    <li ref={card} className={styles.card}>
      {demo && (
        <Stage
          demo={demo}
          sizes="(min-width: 997px) 400px, (min-width: 577px) 50vw, 100vw"
          className={styles.picture}>
          {isRequested && <RequestedClip demo={demo} />}
        </Stage>
      )}
      <Heading as="h2" className={styles.title}>
        <Link to={to} className={shared.cover}>
          {title}
        </Link>
      </Heading>
      <p className={styles.text}>{text}</p>
      {meta && <p className={styles.meta}>{meta}</p>}
    </li>
  );
}

/** The grid that contains the cards. */
export function EntryGrid({children}: {readonly children: ReactNode}) {
  return <ul className={styles.grid}>{children}</ul>;
}
