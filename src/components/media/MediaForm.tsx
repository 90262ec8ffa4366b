import {type ReactNode, useId, useState} from 'react';
import styles from '../Tool/styles.module.css';
import {sample} from './sample';
import type {MediaSource, MediaTask} from './useMediaTask';

export interface MediaFormProps {
  readonly label: string;
  /** MIME types, separated by commas. */
  readonly accept: string;
  readonly task: Omit<MediaTask<unknown>, 'start'>;
  readonly onChoose: (source: MediaSource) => void;
  readonly verb?: string;
  readonly acceptsUrls?: boolean;
  /** Settings of the task, above the field. */
  readonly children?: ReactNode;
}

const nameOf = (url: URL): string => decodeURIComponent(url.pathname.split('/').at(-1) || url.host);

// Without the progress, which screen readers would announce again and again.
const statusOf = ({reading, problem, done}: MediaFormProps['task'], verb: string): string =>
  reading === undefined
    ? (problem ?? (done ? `Result for ${done.name}` : 'No file chosen yet'))
    : `${verb} ${reading}…`;

/** After Back or a reload, browsers restore the name of a file, to which the result doesn't belong. */
const clear = (field: HTMLInputElement | null): void => {
  if (field) {
    field.value = '';
  }
};

/** Asks for a media file, which can also be dropped on the form, and says what happened to it. */
export default function MediaForm({
  label,
  accept,
  task,
  onChoose,
  verb = 'Reading',
  acceptsUrls = false,
  children,
}: MediaFormProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const {reading, progress, problem, cancel} = task;

  const startUrl = (text: string) => {
    const url = new URL(text);
    onChoose({name: nameOf(url), url: url.href});
  };

  const startSample = () => {
    const {name, url} = sample;
    onChoose({name, url: new URL(url, window.location.href).href});
  };

  return (
    <div
      className={`${styles.form} ${isOver ? styles.over : ''} js-only`}
      data-early="drop"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const file = event.dataTransfer.files[0];
        if (file) {
          onChoose(file);
        }
      }}>
      {children}
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
              onChoose(file);
            }
          }}
        />
      </div>
      {acceptsUrls && (
        <form
          className={styles.wide}
          onSubmit={(event) => {
            event.preventDefault();
            // The field has text, never a file.
            startUrl(new FormData(event.currentTarget).get('url') as string);
          }}>
          <label htmlFor={`${id}-url`}>Or enter a URL</label>
          <div className={styles.buttons}>
            <input
              id={`${id}-url`}
              className={`${styles.field} ${styles.grows}`}
              type="url"
              name="url"
              required
              pattern="https?://.*"
              placeholder="https://"
            />
            <button type="submit" className={styles.button}>
              Read URL
            </button>
          </div>
        </form>
      )}
      <div className={`${styles.wide} ${styles.buttons}`}>
        <button type="button" className={styles.button} onClick={startSample}>
          Use a sample
        </button>
        {reading !== undefined && (
          <button type="button" className={styles.button} onClick={cancel}>
            Cancel
          </button>
        )}
        <p
          id={`${id}-status`}
          role="status"
          className={problem === undefined ? styles.note : styles.problem}>
          {statusOf(task, verb)}
        </p>
      </div>
      {progress !== undefined && (
        <progress className={styles.wide} value={progress} aria-label="Progress" />
      )}
    </div>
  );
}
