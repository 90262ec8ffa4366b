import type {ReactNode} from 'react';
import SearchFailure from '@theme/SearchFailure';
import SearchNote from '@theme/SearchNote';
import {useSearchLink} from './useSearchPath';

export interface Props {
  /** “Unable to fetch results” as a heading. */
  readonly title: ReactNode;
  /** Returns the current query, which may not be in the URL yet. */
  readonly query: () => string;
  readonly onRetry: () => void;
}

/** What readers see if the dialog or the index can't be loaded. */
export default function Unreachable({title, query, onRetry}: Props): ReactNode {
  const linkTo = useSearchLink();
  return (
    <SearchNote>
      {title}
      <SearchFailure
        continueAt={() => linkTo(query())}
        retry={
          <button type="button" className="button button--secondary" onClick={onRetry}>
            Try again
          </button>
        }>
        <p>You might want to check your network connection.</p>
      </SearchFailure>
    </SearchNote>
  );
}
