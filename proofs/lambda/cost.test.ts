import {createRequire} from 'node:module';
import {estimatePrice} from '@remotion/lambda';
import {describe, expect, it} from 'vitest';
import {defaultFramesPerFunction, estimateRenderCost} from '../../src/components/lambda/cost';
import {prices} from '../../src/product/lambda/prices';

const require = createRequire(import.meta.url);
const root = require.resolve('@remotion/serverless-client').replace(/dist.*$/, '');
const {bestFramesPerFunctionParam} = require(`${root}dist/best-frames-per-function-param.js`) as {
  bestFramesPerFunctionParam: (frames: number) => number;
};

describe('the cost of a render, as on /lambda/', () => {
  it.each([1, 19, 20, 21, 450, 1800, 18000, 18001, 100000])(
    'splits %i frames as the package does',
    (frames) => {
      expect(defaultFramesPerFunction(frames)).toBe(bestFramesPerFunctionParam(frames));
    },
  );

  it.each([
    [1800, 0.15, 4, 2048, 2048],
    [150, 0.02, 1, 512, 512],
    [18000, 1, 15, 10240, 10240],
  ])(
    'costs what estimatePrice() says (%i frames)',
    (durationInFrames, secondsPerFrame, startupInSeconds, memorySizeInMb, diskSizeInMb) => {
      const cost = estimateRenderCost(prices, {
        durationInFrames,
        secondsPerFrame,
        startupInSeconds,
        combineInSeconds: 3,
        memorySizeInMb,
        diskSizeInMb,
      });
      const expected = estimatePrice({
        region: prices.region,
        memorySizeInMb,
        diskSizeInMb,
        // The call that starts the render and the main function are billed, too.
        lambdasInvoked: cost.functions + 2,
        durationInMilliseconds: cost.billedInSeconds * 1000,
      });
      // The package rounds to five decimals.
      expect(Number(cost.price.toFixed(5))).toBeCloseTo(expected, 5);
    },
  );
});
