import {useId} from 'react';
import styles from '../Tool/styles.module.css';
import type {MediaTask} from './useMediaTask';

export interface MediaFormProps {
  /** What the reader can choose, as the label of the field. */
  readonly label: string;
  /** MIME types, separated by commas. */
  readonly accept: string;
  /** A file of the site for readers who have none at hand. */
  readonly sample: {readonly name: string; readonly url: string};
  readonly task: MediaTask<unknown>;
}

/** After Back or a reload, browsers restore the name of a file, to which the result doesn't belong. */
const clear = (field: HTMLInputElement | null): void => {
  if (field) {
    field.value = '';
  }
};

/** Asks for a media file, and says what happened to it. */
export default function MediaForm({label, accept, sample, task}: MediaFormProps) {
  const id = useId();
  const {done, reading, problem, start} = task;
  return (
    <div className={`${styles.form} js-only`}>
      <div className={styles.wide}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className={styles.field}
          type="file"
          accept={accept}
          ref={clear}
          aria-describedby={`${id}-status`}
          onChange={({target}) => {
            const file = target.files?.[0];
            if (file) {
              start(file);
            }
          }}
        />
        <p
          id={`${id}-status`}
          role="status"
          className={`${styles.hint} ${problem === undefined ? styles.note : styles.problem}`}>
          {reading !== undefined
            ? `Reading ${reading}…`
            : (problem ?? (done ? `The result for ${done.name}` : 'No file chosen yet'))}
        </p>
      </div>
      <p className={styles.buttons}>
        <button type="button" className={styles.button} onClick={() => start(sample)}>
          Use a sample
        </button>
      </p>
    </div>
  );
}
