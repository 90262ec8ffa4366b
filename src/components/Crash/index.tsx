import {ErrorBoundaryError} from '@docusaurus/theme-common';
import styles from './styles.module.css';

export interface CrashProps {
  readonly error: Error;
  readonly tryAgain: () => void;
  readonly title: string;
}

/** What stands in the place of a page that threw: what happened, the error with its causes, the next step. */
export default function Crash({error, tryAgain, title}: CrashProps) {
  return (
    <main className={`container ${styles.crash}`}>
      <h1>{title}</h1>
      <p>
        The rest of the site still works. Trying again clears the error and draws the page anew.
      </p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
      <h2>The error and its causes</h2>
      <div className={styles.error}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
