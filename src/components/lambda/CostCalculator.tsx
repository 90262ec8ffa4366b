import {useId, useState} from 'react';
import Link from '@docusaurus/Link';
import {
  lambdaMemoryMaxMb,
  lambdaMemoryMinMb,
  lambdaTimeoutMaxMinutes,
  lambdaTimeoutMaxSeconds,
} from '@site/features/facts/facts';
import Table from '../../../features/tables/client/Table';
import {assumed, estimateRenderCost} from './cost';
import FactsTable from './FactsTable';
import prices from './prices.json';
import {readNumber} from './readNumber';
import styles from '../Tool/styles.module.css';

type Region = keyof typeof prices;

const regions = Object.keys(prices) as Region[];

const fields = [
  {
    name: 'memory',
    label: 'Memory in MB',
    range: {min: lambdaMemoryMinMb, max: lambdaMemoryMaxMb, hasDecimals: false},
    default: 2048,
  },
  {
    name: 'seconds',
    label: 'Video length in seconds',
    range: {min: 1, max: 36_000, hasDecimals: true},
    default: 60,
  },
  {
    name: 'fps',
    label: 'Frames per second',
    range: {min: 1, max: 240, hasDecimals: true},
    default: 30,
  },
  {
    name: 'milliseconds',
    label: 'Time per frame in ms',
    range: {min: 1, max: 60_000, hasDecimals: true},
    default: 100,
  },
  {
    name: 'renders',
    label: 'Renders per month',
    range: {min: 1, max: 100_000_000, hasDecimals: false},
    default: 1000,
  },
] as const;

type FieldName = (typeof fields)[number]['name'];

const initial = Object.fromEntries(fields.map((field) => [field.name, field.default])) as Record<
  FieldName,
  number
>;

const count = (number: number): string => number.toLocaleString('en-US');

const plural = (number: number, noun: string): string =>
  `${count(number)} ${noun}${number === 1 ? '' : 's'}`;

/** Settings are written as in code, without separators. */
const problemWith = ({name, range: {min, max, hasDecimals}}: (typeof fields)[number]): string => {
  const write = name === 'memory' ? String : count;
  return `Enter a ${hasDecimals ? '' : 'whole '}number from ${write(min)} to ${write(max)}.`;
};

const seconds = (amount: number): string =>
  `${amount.toLocaleString('en-US', {minimumFractionDigits: 1, maximumFractionDigits: 1})} s`;

const dollars = (amount: number, digits: number): string =>
  `$${amount.toLocaleString('en-US', {minimumFractionDigits: digits, maximumFractionDigits: digits})}`;

/**
 * Calculates the monthly cost of renders on Lambda, and the number of functions of each render. Without JavaScript,
 * the tables show an example.
 */
export default function CostCalculator() {
  const [region, setRegion] = useState<Region>('us-east-1');
  const [texts, setTexts] = useState<Partial<Record<FieldName, string>>>({});
  // The last valid values. The tables never show a result for a number that can't be used.
  const [values, setValues] = useState(initial);
  const id = useId();

  const durationInFrames = Math.round(values.seconds * values.fps);
  const costIn = (where: Region) =>
    estimateRenderCost(prices[where], {
      ...assumed,
      durationInFrames,
      secondsPerFrame: values.milliseconds / 1000,
      memorySizeInMb: values.memory,
    });
  const cost = costIn(region);
  const total = cost.price * values.renders;
  const comparison = regions
    .map((name) => ({name, ...costIn(name)}))
    .sort((a, b) => a.price - b.price);

  return (
    <div className={styles.tool} role="group" aria-label="Cost calculator">
      <form
        className={`${styles.form} js-only`}
        // After Back or a reload, the browser must not restore values that the result doesn't use.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}>
        <div>
          <label htmlFor={`${id}-region`}>Region</label>
          <select
            id={`${id}-region`}
            className={styles.field}
            value={region}
            onChange={({target}) => {
              setRegion(regions.find((name) => name === target.value) ?? region);
            }}>
            {regions.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </div>
        {fields.map((field) => {
          const {name, label, range} = field;
          const text = texts[name] ?? String(values[name]);
          const isValid = readNumber(text, range) !== undefined;
          return (
            <div key={name}>
              <label htmlFor={`${id}-${name}`}>{label}</label>
              <input
                id={`${id}-${name}`}
                className={styles.field}
                inputMode={range.hasDecimals ? 'decimal' : 'numeric'}
                value={text}
                aria-invalid={!isValid}
                aria-describedby={isValid ? undefined : `${id}-${name}-problem`}
                onChange={({target}) => {
                  setTexts({...texts, [name]: target.value});
                  const value = readNumber(target.value, range);
                  if (value !== undefined) {
                    setValues({...values, [name]: value});
                  }
                }}
              />
              {!isValid && (
                <span id={`${id}-${name}-problem`} className={styles.problem}>
                  {problemWith(field)}
                </span>
              )}
            </div>
          );
        })}
      </form>
      <div className={styles.result}>
        <p role="status">
          <strong>{dollars(total, 2)} per month</strong> for {plural(values.renders, 'render')} in{' '}
          {region} with {values.memory} MB of memory. For a video of{' '}
          {plural(values.seconds, 'second')} at {plural(values.fps, 'frame')} per second, Remotion
          starts {plural(cost.functions, 'rendering function')}.
          {/* The main function runs during the whole render. */}
          {cost.renderTimeInSeconds > lambdaTimeoutMaxSeconds && (
            <>
              {' '}
              <span className={styles.problem}>
                This render would fail because it takes longer than {lambdaTimeoutMaxMinutes}{' '}
                minutes: see <Link to="/docs/lambda/limits">Lambda limits</Link>.
              </span>
            </>
          )}
        </p>
        <FactsTable
          head={['result', 'value']}
          rows={[
            ['Frames', count(durationInFrames)],
            ['Rendering functions', count(cost.functions)],
            ['Frames per function', `${count(cost.framesPerFunction)} at most`],
            [
              'Function calls',
              `${count(cost.calls)}, including the main function and the call that starts it`,
            ],
            ['Time per frame', `${count(values.milliseconds)} ms`],
            ['Render time', seconds(cost.renderTimeInSeconds)],
            ['Total billed time', seconds(cost.billedInSeconds)],
            ['Price of one render', dollars(cost.price, 5)],
            [`Price of ${plural(values.renders, 'render')}`, dollars(total, 2)],
          ]}
        />
        <details>
          <summary>Compare all regions</summary>
          <Table className={styles.regions}>
            <thead>
              <tr>
                <th scope="col">region</th>
                <th scope="col">one render</th>
                <th scope="col">per month</th>
              </tr>
            </thead>
            <tbody>
              {comparison.map(({name, price}) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{dollars(price, 5)}</td>
                  <td>{dollars(price * values.renders, 2)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </details>
        <p className={styles.note}>
          In US dollars, excluding taxes and the free tier. Assumes {assumed.diskSizeInMb} MB of
          disk, {assumed.startupInSeconds} seconds to start each function, and{' '}
          {assumed.combineInSeconds} seconds to join the chunks. AWS can change its prices at any
          time.
        </p>
      </div>
    </div>
  );
}
