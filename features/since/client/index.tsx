import styles from './styles.module.css';

export interface VersionBadgeProps {
  /** The first tested version of the toolkit that has the API, without a `v`. */
  readonly version: string;
  /** The newest tested version of the toolkit that lacks the API, without a `v`. */
  readonly absent: string;
  /** Whether `absent` is the release before `version`, so that no release between them is untested. */
  readonly exact?: boolean;
}

/**
 * Shows the version in which an API was added, from `features/since/since.json`: `since v4.0.132`, or `v4.0.132 or
 * earlier` if earlier releases couldn't be tested. The tooltip explains what was tested.
 */
export default function VersionBadge({version, absent, exact = false}: VersionBadgeProps) {
  return (
    <span
      className={styles.badge}
      title={
        exact
          ? `Added in v${version}: v${absent} was tested and doesn't have it`
          : `Tested: v${version} has it, v${absent} doesn't. The versions between them couldn't be tested`
      }>
      {exact ? `since v${version}` : `v${version} or earlier`}
    </span>
  );
}
