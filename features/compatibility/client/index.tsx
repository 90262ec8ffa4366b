import clsx from 'clsx';
import styles from './styles.module.css';
import {environments, parseSupport, supportForm, type Environment} from './support';

/** For each environment `yes`, `no`, or either one with a note: `yes, with a Chrome layer`. */
export type CompatibilityProps = Readonly<Record<Environment, string>>;

const cells: Readonly<Record<Environment, {readonly label: string; readonly icon: string}>> = {
  player: {label: 'Player', icon: 'M3 4.5h14v11H3zM8.5 7.5v5l4-2.5z'},
  studio: {label: 'Studio', icon: 'M3 4h14v12H3zM3 11h14M7.5 11v5M10 8v8'},
  server: {
    label: 'Server-side rendering',
    icon: 'M3 4h14v5H3zM3 11h14v5H3zM6 6.5h.01M6 13.5h.01',
  },
  node: {label: 'Node.js or Bun script', icon: 'M3 4h14v12H3zM6 7.5 8.5 10 6 12.5M10.5 12.5H14'},
  lambda: {label: 'Lambda', icon: 'M6 3.5h2.5L15 16.5M9.5 8.5 5 16.5'},
  cloudrun: {
    label: 'Cloud Run',
    icon: 'M6 15.5a3.5 3.5 0 0 1-.3-7 4.5 4.5 0 0 1 8.6-.5A3.8 3.8 0 0 1 14 15.5z',
  },
};

/**
 * Shows where an API works, with a labeled icon for each environment.
 *
 * @throws if a value starts with neither `yes` nor `no`; the message contains the environment and the value
 */
export default function Compatibility(props: CompatibilityProps) {
  return (
    <ul className={styles.row}>
      {environments.map((environment) => {
        const value = props[environment];
        const support = parseSupport(value);
        if (!support) {
          throw new Error(`<Compatibility ${environment}="${value}"> is not valid. ${supportForm}`);
        }
        const {label, icon} = cells[environment];
        return (
          <li key={environment} className={clsx(styles.place, !support.works && styles.absent)}>
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
            <span className={styles.answer}>{support.works ? 'yes' : 'no'}</span>
            {support.note && <span className={styles.note}>{support.note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
