import Link from '@docusaurus/Link';
import type {Outcome as OutcomeProps} from '@site/features/front-matter';
import styles from './Outcome.module.css';

export default function Outcome({text, figures, asOf, source}: OutcomeProps) {
  return (
    <section className={styles.outcome} aria-label="Outcome">
      <p>
        <strong>{text}</strong>
      </p>
      <ul className={`clean-list ${styles.figures}`}>
        {figures.map(({value, label}) => (
          <li key={value}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
      <p>
        As of {asOf}
        {source !== undefined && (
          <>
            {', according to '}
            <Link to={source}>{new URL(source).hostname}</Link>
          </>
        )}
        .
      </p>
    </section>
  );
}
