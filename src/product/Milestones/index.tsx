import Link from '@docusaurus/Link';
import shared from '../shared.module.css';
import styles from './styles.module.css';

export interface Milestone {
  /** The date as displayed: `July 2023`. */
  readonly date: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** Shows dates as marks on a strip of frames, earliest first. */
export default function Milestones({milestones}: {readonly milestones: readonly Milestone[]}) {
  return (
    <ol className={styles.strip}>
      {milestones.map(({date, title, text, to}) => (
        <li key={to} className={styles.mark}>
          <p className={styles.date}>{date}</p>
          <h3 className={styles.title}>
            <Link to={to} className={shared.cover}>
              {title}
            </Link>
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
