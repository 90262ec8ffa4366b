import type {ReactNode} from 'react';
import LoadFailure from '../LoadFailure';
import StateMark from '../StateMark';
import styles from './styles.module.css';

export interface StageFailureProps {
  /** What did not load, at the start of a sentence: `The player`. */
  readonly what: string;
  /** The button that tries again, unless it is next to the stage. */
  readonly children?: ReactNode;
}

/** Covers the poster of a stage whose player or video did not load, so that the page doesn't move. */
export default function StageFailure({what, children}: StageFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <StateMark />
      <LoadFailure retry={children}>{`${what} did not load.`}</LoadFailure>
    </div>
  );
}
