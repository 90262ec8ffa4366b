import {useEffect, useId, useState} from 'react';
import StackedTable from '../../../features/tables/client/StackedTable';
import styles from '../Tool/styles.module.css';
import type {convert, ConvertJob, Converted, ConvertSettings, PlannedTrack} from './convert';
import MediaForm from './MediaForm';
import {runInWorker} from './runInWorker';
import {type MediaSource, useMediaTask} from './useMediaTask';

interface Job extends ConvertJob {
  readonly name: string;
}

const run = (
  {name, ...job}: Job,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<Converted> =>
  typeof VideoEncoder === 'undefined'
    ? Promise.reject(
        new Error(`${name} can’t be converted: this browser doesn’t support WebCodecs.`),
      )
    : runInWorker<typeof convert>(
        () => new Worker(new URL('./convert.worker.ts', import.meta.url)),
        job,
        signal,
        onProgress,
      );

const formats = [
  ['webm', 'WebM'],
  ['mp4', 'MP4'],
  ['wav', 'WAV (audio only)'],
] as const;

const rotations = [
  ['0', 'none'],
  ['90', '90° clockwise'],
  ['180', '180°'],
  ['270', '90° counterclockwise'],
] as const;

const heights = [
  ['', 'original'],
  ['1080', 'at most 1080 pixels'],
  ['720', 'at most 720 pixels'],
  ['480', 'at most 480 pixels'],
  ['180', 'at most 180 pixels'],
] as const;

const initial: ConvertSettings = {container: 'webm', rotate: 0, maxHeight: null};

const sentenceOf = ({action, from, to, type}: PlannedTrack): string =>
  ({
    copy: `copied without re-encoding (${from})`,
    reencode: `re-encoded from ${from} to ${to}`,
    drop:
      to === null
        ? `left out because the format can’t contain ${type}`
        : `left out because this browser can’t convert ${from} to ${to}`,
  })[action];

/** A download of the result, whose URL exists as long as the link. */
function Download({blob, name}: {readonly blob: Blob; readonly name: string}) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return (
    <p>
      <a href={url} download={name}>
        Download {name}
      </a>{' '}
      <span className={styles.note}>({blob.size.toLocaleString('en-US')} bytes)</span>
    </p>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({label, value, choices, onChange}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.field}
        value={value}
        onChange={({target}) => onChange(target.value as Value)}>
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * Converts, rotates and resizes a file of the reader with `convertMedia()` in a worker. It shows what happens to each track
 * before the reader starts the conversion.
 */
export default function MediaConverter() {
  const [settings, setSettings] = useState(initial);
  const [source, setSource] = useState<MediaSource>();
  const plan = useMediaTask<Converted, Job>(run);
  const conversion = useMediaTask<Converted, Job>(run);
  const isConverting = conversion.reading !== undefined;

  const planFor = (chosen: MediaSource, next: ConvertSettings) => {
    conversion.reset();
    plan.start({...next, kind: 'plan', source: chosen, name: chosen.name});
  };
  const change = (changed: Partial<ConvertSettings>) => {
    const next = {...settings, ...changed};
    setSettings(next);
    if (source) {
      planFor(source, next);
    }
  };
  const planned =
    plan.reading === undefined && plan.problem === undefined ? plan.done?.result.plan : undefined;
  const {container, rotate, maxHeight} = settings;
  const blob = conversion.done?.result.blob;
  return (
    <div className={`${styles.tool} js-only`} role="group" aria-label="Media converter">
      <MediaForm
        label="Video or audio file"
        accept="video/*,audio/*"
        task={isConverting || conversion.problem !== undefined ? conversion : plan}
        verb={isConverting ? 'Converting' : 'Reading'}
        onChoose={(chosen) => {
          setSource(chosen);
          planFor(chosen, settings);
        }}>
        <Choice
          label="Format"
          value={container}
          choices={formats}
          onChange={(value) => change({container: value})}
        />
        <Choice
          label="Rotation"
          value={String(rotate)}
          choices={rotations}
          onChange={(value) => change({rotate: Number(value)})}
        />
        <Choice
          label="Height"
          value={maxHeight === null ? '' : String(maxHeight)}
          choices={heights}
          onChange={(value) => change({maxHeight: value === '' ? null : Number(value)})}
        />
      </MediaForm>
      <div className={styles.result}>
        {source && planned ? (
          <>
            <StackedTable
              hasRowLabels
              className={styles.labeled}
              head={['track', 'what happens']}
              rows={planned.map((track) => [track.type, sentenceOf(track)])}
            />
            {blob === undefined ? (
              <button
                type="button"
                className={styles.button}
                disabled={isConverting}
                onClick={() =>
                  conversion.start({...settings, kind: 'convert', source, name: source.name})
                }>
                Convert
              </button>
            ) : (
              <Download
                blob={blob}
                name={source.name.replace(/\.[^.]*$/, `-converted.${container}`)}
              />
            )}
          </>
        ) : (
          <p className={styles.note}>
            Choose a file to see what happens to its tracks. Your browser converts the file, and
            nothing is uploaded.
          </p>
        )}
      </div>
    </div>
  );
}
