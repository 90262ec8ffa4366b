import {useId, useState} from 'react';
import {assumed, estimateRenderCost, type Render} from '@site/src/components/lambda/cost';
import {lambdaDiskMinMb} from '@site/features/facts/facts';
import {prices} from './prices';
import styles from './CostExample.module.css';

const fps = 30;

const initial = {seconds: 60, milliseconds: 150, startUp: 4, memory: 2048};

type Values = typeof initial;

interface Field {
  readonly name: keyof Values;
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const fields: readonly Field[] = [
  {name: 'seconds', label: 'Length of the video', unit: 's', min: 5, max: 600, step: 5},
  {name: 'milliseconds', label: 'Render time per frame', unit: 'ms', min: 20, max: 1000, step: 10},
  {name: 'startUp', label: 'Startup time per function', unit: 's', min: 1, max: 15, step: 0.5},
  {name: 'memory', label: 'Memory per function', unit: 'MB', min: 512, max: 10240, step: 512},
];

const toRender = (values: Values): Render => ({
  ...assumed,
  durationInFrames: values.seconds * fps,
  secondsPerFrame: values.milliseconds / 1000,
  startupInSeconds: values.startUp,
  memorySizeInMb: values.memory,
});

/** Calculates the cost of a render for a video that the reader describes, and shows the formula. */
export default function CostExample() {
  const [values, setValues] = useState(initial);
  const id = useId();
  const cost = estimateRenderCost(prices, toRender(values));
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
          The estimate assumes {fps} frames per second and {assumed.combineInSeconds} seconds for
          joining the chunks. Measure the render time per frame and the startup time yourself: the
          initial values are only examples.
        </p>
      </form>
      <div className={styles.result}>
        <p className={styles.total} aria-live="polite">
          <strong>${cost.price.toFixed(4)}</strong> in AWS costs for one render: {cost.functions}{' '}
          functions render the frames, and the video is ready after about{' '}
          {Math.ceil(cost.renderTimeInSeconds)} seconds
        </p>
        <p className={styles.caption}>
          How the cost is calculated, with the prices for ARM functions in {prices.region}
        </p>
        <dl className={styles.steps}>
          <div>
            <dt>Billed seconds</dt>
            <dd>
              {cost.functions} × {values.startUp} s + {values.seconds * fps} × {values.milliseconds}{' '}
              ms + {cost.renderTimeInSeconds.toFixed(1)} s for the main function ={' '}
              {cost.billedInSeconds.toFixed(1)} s
            </dd>
          </div>
          <div>
            <dt>Memory</dt>
            <dd>
              {cost.billedInSeconds.toFixed(1)} s × {values.memory / 1024} GB × $
              {prices.perGbSecond.toFixed(10)}
            </dd>
          </div>
          <div>
            <dt>Disk space above {lambdaDiskMinMb} MB</dt>
            <dd>
              {cost.billedInSeconds.toFixed(1)} s ×{' '}
              {(assumed.diskSizeInMb - lambdaDiskMinMb) / 1024} GB × $
              {prices.perGbSecondOfDisk.toFixed(10)}
            </dd>
          </div>
          <div>
            <dt>Requests</dt>
            <dd>
              {cost.calls} × ${prices.perRequest.toFixed(7)}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
