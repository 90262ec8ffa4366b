import VersionBadge from '../../../since/client';
import styles from './styles.module.css';

export interface OptionProps {
  /** The type as written in TypeScript. */
  readonly type: string;
  /** The default as written in code; left out where there is none. */
  readonly default?: string;
  /** For a deprecated member: what to use instead. */
  readonly deprecated?: string;
  /** The first tested version that has the option. `features/since` adds it, never an author. */
  readonly since?: string;
  /** The newest tested version that lacks the option. */
  readonly sinceAbsent?: string;
  /** Whether `sinceAbsent` is the release before `since`. */
  readonly sinceExact?: boolean;
}

/** The quiet line under the heading of a parameter, option, prop, field or flag. */
export default function Option({
  type,
  default: defaultValue,
  deprecated,
  since,
  sinceAbsent,
  sinceExact = false,
}: OptionProps) {
  return (
    <p className={styles.option}>
      <span className={styles.facts}>
        <span className={styles.term}>type</span> <code>{type}</code>
        {defaultValue !== undefined && (
          <>
            {' '}
            <span className={styles.term}>default</span> <code>{defaultValue}</code>
          </>
        )}
        {deprecated !== undefined && (
          <span className={styles.deprecated}>Deprecated: {deprecated}</span>
        )}
      </span>
      {since && sinceAbsent && (
        <VersionBadge version={since} absent={sinceAbsent} exact={sinceExact} />
      )}
    </p>
  );
}
