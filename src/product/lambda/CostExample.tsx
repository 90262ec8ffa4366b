import {useId, useState} from 'react';
import {type CostInput, estimateCost, prices} from './cost';
import styles from './CostExample.module.css';

const fps = 30;

const fields = [
  {
    name: 'seconds',
    label: 'Length of the video',
    unit: 's',
    min: 5,
    max: 600,
    step: 5,
    default: 60,
  },
  {
    name: 'milliseconds',
    label: 'Time to render a frame',
    unit: 'ms',
    min: 20,
    max: 1000,
    step: 10,
    default: 150,
  },
  {
    name: 'startUp',
    label: 'Startup time of a function',
    unit: 's',
    min: 1,
    max: 15,
    step: 0.5,
    default: 4,
  },
  {
    name: 'memory',
    label: 'Memory of a function',
    unit: 'MB',
    min: 512,
    max: 10240,
    step: 512,
    default: 2048,
  },
] as const;

type FieldName = (typeof fields)[number]['name'];

const initial = Object.fromEntries(fields.map((field) => [field.name, field.default])) as Record<
  FieldName,
  number
>;

const toInput = (values: Record<FieldName, number>): CostInput => ({
  durationInFrames: values.seconds * fps,
  secondsPerFrame: values.milliseconds / 1000,
  startUpInSeconds: values.startUp,
  memorySizeInMb: values.memory,
  diskSizeInMb: 2048,
});

/** Calculates the cost of a render for a video that the reader describes, and shows the formula. */
export default function CostExample() {
  const [values, setValues] = useState(initial);
  const id = useId();
  const cost = estimateCost(toInput(values));
  return (
    <div className={styles.example}>
      <form
        className={styles.form}
        aria-label="Your video"
        // After Back or a reload, the browser must not restore values that the estimate doesn't use.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}>
        {fields.map(({name, label, unit, min, max, step}) => (
          <div key={name} className={styles.field}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <input
              id={`${id}-${name}`}
              type="range"
              className="js-only"
              min={min}
              max={max}
              step={step}
              value={values[name]}
              aria-valuetext={`${values[name]} ${unit}`}
              onChange={(event) => setValues({...values, [name]: Number(event.target.value)})}
            />
            <output htmlFor={`${id}-${name}`}>
              {values[name]} {unit}
            </output>
          </div>
        ))}
        <p className={styles.note}>
          The video has {fps} frames per second. Measure the time per frame and the startup time
          yourself: these values are only examples.
        </p>
      </form>
      <div className={styles.result}>
        <p className={styles.total} aria-live="polite">
          <strong>${cost.dollars.toFixed(4)}</strong> of AWS cost for one render: {cost.renderers}{' '}
          functions render all frames in about {Math.ceil(cost.wallSeconds)} seconds
        </p>
        <p className={styles.caption}>How the cost is calculated, in {prices.region} on ARM</p>
        <dl className={styles.steps}>
          <div>
            <dt>Seconds that are billed</dt>
            <dd>
              {cost.renderers} × {values.startUp} s + {values.seconds * fps} × {values.milliseconds}{' '}
              ms + {cost.wallSeconds.toFixed(1)} s = {cost.billedSeconds.toFixed(1)} s
            </dd>
          </div>
          <div>
            <dt>Memory</dt>
            <dd>
              {cost.billedSeconds.toFixed(1)} s × {values.memory / 1024} GB × $
              {prices.perGbSecond.toFixed(10)}
            </dd>
          </div>
          <div>
            <dt>Disk above 512 MB</dt>
            <dd>
              {cost.billedSeconds.toFixed(1)} s × 1.5 GB × ${prices.perGbSecondOfDisk.toFixed(10)}
            </dd>
          </div>
          <div>
            <dt>Requests</dt>
            <dd>
              {cost.renderers + 1} × ${prices.perRequest.toFixed(7)}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
