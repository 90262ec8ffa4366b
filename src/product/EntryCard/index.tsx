import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Poster from '@site/src/components/Demo/Poster';
import styles from './styles.module.css';

export interface EntryCardProps {
  readonly title: string;
  readonly to: string;
  readonly text: string;
  /** Id of the poster above the text; without it the card is words alone. */
  readonly poster?: string;
  /** A quiet line below: tags, languages. */
  readonly meta?: ReactNode;
}

/** One entry of a list: the whole card leads to it, and the title is the one link that a screen reader hears. */
export default function EntryCard({title, to, text, poster, meta}: EntryCardProps) {
  return (
    <li className={styles.card}>
      {poster && (
        <Poster
          demo={{id: poster, width: 1280, height: 720, description: ''}}
          sizes="(min-width: 997px) 400px, (min-width: 577px) 50vw, 100vw"
          className={styles.picture}
        />
      )}
      <Heading as="h2" className={styles.title}>
        <Link to={to}>{title}</Link>
      </Heading>
      <p className={styles.text}>{text}</p>
      {meta && <p className={styles.meta}>{meta}</p>}
    </li>
  );
}

/** The grid that cards stand in. */
export function EntryGrid({children}: {readonly children: ReactNode}) {
  return <ul className={styles.grid}>{children}</ul>;
}
