import {ErrorBoundaryError} from '@docusaurus/theme-common';
import StateMark from '../../../features/ui/StateMark';
import styles from './styles.module.css';

export interface CrashProps {
  readonly error: Error;
  readonly tryAgain: () => void;
  readonly title: string;
}

/** Replaces a page that crashed: shows what happened, the error with its causes, and the next step. */
export default function Crash({error, tryAgain, title}: CrashProps) {
  return (
    <main className={`container ${styles.crash}`}>
      <StateMark />
      <h1>{title}</h1>
      <p>
        The rest of the site still works. “Try again” clears the error and renders the page again.
      </p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
      <h2>Error details</h2>
      <div className={styles.error}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
