import clsx from 'clsx';
import styles from './styles.module.css';

/** `yes`, `no`, or a note that begins with one of them: `yes, with a Chrome layer`. */
type Support = string;

export interface CompatibilityProps {
  readonly player: Support;
  readonly studio: Support;
  readonly server: Support;
  readonly lambda: Support;
  readonly cloudrun: Support;
}

const places: readonly {
  readonly key: keyof CompatibilityProps;
  readonly label: string;
  readonly icon: string;
}[] = [
  {key: 'player', label: 'Player', icon: 'M3 4.5h14v11H3zM8.5 7.5v5l4-2.5z'},
  {key: 'studio', label: 'Studio', icon: 'M3 4h14v12H3zM3 11h14M7.5 11v5M10 8v8'},
  {key: 'server', label: 'Node.js and Bun', icon: 'M3 4h14v5H3zM3 11h14v5H3zM6 6.5h.01M6 13.5h.01'},
  {key: 'lambda', label: 'Lambda', icon: 'M6 3.5h2.5L15 16.5M9.5 8.5 5 16.5'},
  {
    key: 'cloudrun',
    label: 'Cloud Run',
    icon: 'M6 15.5a3.5 3.5 0 0 1-.3-7 4.5 4.5 0 0 1 8.6-.5A3.8 3.8 0 0 1 14 15.5z',
  },
];

/**
 * Where an API works: a row of five icons with words.
 *
 * @throws when a value begins with neither `yes` nor `no`, naming the place and the value
 */
export default function Compatibility(props: CompatibilityProps) {
  return (
    <ul className={styles.row}>
      {places.map(({key, label, icon}) => {
        const value = props[key];
        const match = /^(yes|no)(?:,\s*(.+))?$/.exec(value ?? '');
        if (!match) {
          throw new Error(
            `<Compatibility ${key}="${value}">: write "yes", "no", or a note that begins with one of them, such as "no, browsers cannot encode".`,
          );
        }
        const works = match[1] === 'yes';
        return (
          <li key={key} className={clsx(styles.place, !works && styles.absent)}>
            <svg
              viewBox="0 0 20 20"
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true">
              <path d={icon} />
            </svg>
            <span className={styles.label}>{label}</span>
            <span className={styles.answer}>{works ? 'yes' : 'no'}</span>
            {match[2] && <span className={styles.note}>{match[2]}</span>}
          </li>
        );
      })}
    </ul>
  );
}
