import styles from './styles.module.css';

/**
 * Tells since when something exists, from `src/data/since.json`.
 *
 * @param version toolkit version without a `v`
 * @param exact whether the version before was read and lacked it; otherwise it may be older, and the badge says "by"
 */
export default function VersionBadge({
  version,
  exact,
}: {
  readonly version: string;
  readonly exact: boolean;
}) {
  return (
    <span
      className={styles.badge}
      title={
        exact
          ? `Added in version ${version}`
          : `Present by version ${version}; earlier versions could not be read`
      }>
      {exact ? 'since' : 'by'} v{version}
    </span>
  );
}
