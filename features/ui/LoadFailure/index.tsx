import {isOutdated} from '@docs-kit/deferred-hydration/page';
import {type ReactNode, useEffect, useState} from 'react';

/**
 * Whether the site has a new version, so that what this tab wants to load is gone.
 *
 * @param failed asks the server when it becomes true
 */
export const useOutdated = (failed: boolean): boolean => {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    if (failed) {
      isOutdated(document).then(
        (result) => isCurrent && setOutdated(result),
        // Offline.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [failed]);
  return outdated;
};

export interface LoadFailureProps {
  /** What did not load, as a sentence: `The player did not load.` */
  readonly children?: string;
  /** The address that shows the same with the new version; by default, this page. */
  readonly continueAt?: () => string;
  /** What the reader can do if the network failed, such as a button that tries again. */
  readonly retry?: ReactNode;
}

/** Says why something that loads on demand did not load, and what to do: the network failed, or the site has a new version. */
export default function LoadFailure({children, continueAt, retry}: LoadFailureProps): ReactNode {
  const outdated = useOutdated(true);
  const reload = () => {
    if (continueAt) {
      window.location.assign(continueAt());
    } else {
      window.location.reload();
    }
  };
  return outdated ? (
    <>
      <p>{children} This site has a new version.</p>
      <button type="button" className="button button--secondary" onClick={reload}>
        {continueAt ? 'Continue in the new version' : 'Reload the page'}
      </button>
    </>
  ) : (
    <>
      <p>{children} You might want to check your network connection.</p>
      {retry}
    </>
  );
}
