import {createRequire} from 'node:module';
import path from 'node:path';
import {estimatePrice, getRegions} from '@remotion/lambda';
import {describe, expect, it, test} from 'vitest';
import {calculateCost, type Region, readNumber, regions} from '../../../src/components/lambda/cost';
import {assumed} from '../../../src/components/lambda/renderCost';

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

describe('the prices', () => {
  it('are those of the package', async () => {
    // After an update of the packages: npx vitest run tests/unit/lambda-tools/cost.test.ts -u
    const prices = Object.fromEntries(
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
    await expect(`${JSON.stringify(prices, null, 2)}\n`).toMatchFileSnapshot(
      '../../../src/components/lambda/prices.json',
    );
  });

  it('exist for every region', () => {
    expect(regions).toEqual(getRegions().toSorted());
  });
});

const inputs: readonly (readonly [Region, number, number, number])[] = [
  ...regions.map((region) => [region, 2048, 1800, 100] as const),
  ['us-east-1', 512, 1, 1],
  ['us-east-1', 10240, 36000 * 240, 1000],
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
  const cost = calculateCost({
    region,
    memorySizeInMb,
    durationInFrames,
    millisecondsPerFrame,
    renders: 1,
  });
  expect(cost.functions).toBe(expected.functions);
  expect(cost.calls).toBe(expected.functions + 2);
  expect(cost.renderTimeInSeconds).toBeCloseTo(expected.renderTimeInSeconds, 6);
  expect(cost.billedInSeconds).toBeCloseTo(expected.billedInSeconds, 6);
  // The package rounds to five decimals.
  expect(Math.abs(cost.price - expected.price)).toBeLessThanOrEqual(0.0000051);
});

test('many renders cost what estimatePrice() returns for all of them, and what the guide says', async () => {
  const renders = 10_000;
  const cost = calculateCost({
    region: 'us-east-1',
    memorySizeInMb: 2048,
    durationInFrames: 1800,
    millisecondsPerFrame: 100,
    renders,
  });
  expect(cost.total).toBeCloseTo(
    estimatePrice({
      region: 'us-east-1',
      memorySizeInMb: 2048,
      diskSizeInMb: assumed.diskSizeInMb,
      lambdasInvoked: (cost.functions + 2) * renders,
      durationInMilliseconds: cost.billedInSeconds * 1000 * renders,
    }),
    5,
  );
  const example = await loadExample();
  expect(cost.total).toBeCloseTo(
    example.calculateCost({durationInFrames: 1800, millisecondsPerFrame: 100, renders}).price,
    5,
  );
});

test('assumes what the guide assumes', async () => {
  const {measured} = await loadExample();
  const {startupInMilliseconds, combineInMilliseconds} = measured;
  expect(assumed).toEqual({startupInMilliseconds, combineInMilliseconds, diskSizeInMb: 2048});
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
