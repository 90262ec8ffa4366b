import {createRequire} from 'node:module';
import path from 'node:path';
import {getRegions} from '@remotion/lambda';
import {expect, test} from 'vitest';
import {assumed, estimateRenderCost} from './cost';
import prices from './prices.json';
import {readNumber} from './readNumber';

const require = createRequire(import.meta.url);
const clientRoot = require.resolve('@remotion/lambda-client').replace(/dist.*$/, '');
const {pricing} = require(`${clientRoot}dist/price-per-1s.js`) as {
  pricing: Record<string, Record<string, {price: string}>>;
};

const priceOf = (region: string, item: string) => Number(pricing[region]?.[item]?.price);

/** Returns the calculation of the guide, which calls the package. */
const loadExample = async () =>
  (await import(path.resolve('examples/lambda-scale/cost.mjs'))) as {
    measured: Record<string, number>;
    calculateCost: (input: Record<string, unknown>) => {
      functions: number;
      renderTimeInSeconds: number;
      billedInSeconds: number;
      price: number;
    };
  };

test('the prices are those of the package', async () => {
  // After an update of the packages: npx vitest run src/components/lambda/cost.test.ts -u
  const expected = Object.fromEntries(
    getRegions()
      .toSorted()
      .map((region) => [
        region,
        {
          perGbSecond: priceOf(region, 'Lambda Duration-ARM'),
          perRequest: priceOf(region, 'Lambda Requests'),
          perGbSecondOfDisk: priceOf(region, 'Lambda Storage-Duration-ARM'),
        },
      ]),
  );
  await expect(`${JSON.stringify(expected, null, 2)}\n`).toMatchFileSnapshot(
    '../../../src/components/lambda/prices.json',
  );
});

const inputs: readonly (readonly [keyof typeof prices, number, number, number])[] = [
  ['us-east-1', 512, 1, 1],
  ['us-east-1', 10240, 36000 * 240, 1000],
  ['us-east-1', 2048, 1800, 100],
  ['eu-central-1', 3008, 18001, 250],
];

test.each(inputs)('%s, %i MB, %i frames, %i ms: calculates like the guide', async (...input) => {
  const [region, memorySizeInMb, durationInFrames, millisecondsPerFrame] = input;
  const example = await loadExample();
  const expected = example.calculateCost({
    region,
    memorySizeInMb,
    durationInFrames,
    millisecondsPerFrame,
  });
  const cost = estimateRenderCost(prices[region], {
    ...assumed,
    memorySizeInMb,
    durationInFrames,
    secondsPerFrame: millisecondsPerFrame / 1000,
  });
  expect(cost.functions).toBe(expected.functions);
  expect(cost.calls).toBe(expected.functions + 2);
  expect(cost.renderTimeInSeconds).toBeCloseTo(expected.renderTimeInSeconds, 6);
  expect(cost.billedInSeconds).toBeCloseTo(expected.billedInSeconds, 6);
  // The package rounds to five decimals.
  expect(Math.abs(cost.price - expected.price)).toBeLessThanOrEqual(0.0000051);
});

test('assumes what the guide assumes', async () => {
  const {measured} = await loadExample();
  expect(measured).toMatchObject({
    startupInMilliseconds: assumed.startupInSeconds * 1000,
    combineInMilliseconds: assumed.combineInSeconds * 1000,
  });
});

test.each([
  ['512', 512],
  [' 10240 ', 10240],
  ['511', undefined],
  ['10241', undefined],
  ['1024.5', undefined],
  ['1e3', undefined],
  ['-600', undefined],
  ['', undefined],
])('reads %j as %j', (text, expected) => {
  expect(readNumber(text, {min: 512, max: 10240, hasDecimals: false})).toBe(expected);
});

test.each([
  ['29.97', 29.97],
  ['1,000', 1000],
  ['1,234.5', 1234.5],
  ['1,000,000', 1_000_000],
  ['1,5', undefined],
  ['1,0000', undefined],
  ['.5', undefined],
  ['0.5', undefined],
  ['1.', undefined],
  ['-1', undefined],
  ['Infinity', undefined],
  ['9'.repeat(400), undefined],
  ['sixty', undefined],
  ['🎬', undefined],
])('reads %j as %j if decimals are allowed', (text, expected) => {
  expect(readNumber(text, {min: 1, max: 1_000_000, hasDecimals: true})).toBe(expected);
});
