import type {Props} from '@theme/SearchFailure';
import {useOutdated} from '@site/features/ui/LoadFailure';

/** Replaces the default, which doesn't know that a new version of the site may be the reason. */
export default function SearchFailure({children, retry, continueAt}: Props) {
  return useOutdated(true) ? (
    <>
      <p>This site has a new version.</p>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => window.location.assign(continueAt())}>
        Continue in the new version
      </button>
    </>
  ) : (
    <>
      {children}
      {retry}
    </>
  );
}
