import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Terms with descriptions, in two columns on wide screens: what a product does or doesn't do. */
export default function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [term: string, text: ReactNode])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, text]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
