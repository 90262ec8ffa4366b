import {createRequire} from 'node:module';
import {estimatePrice} from '@remotion/lambda';
import {describe, expect, it} from 'vitest';
import {defaultFramesPerFunction, estimateCost, prices} from '../../src/product/lambda/cost';

const require = createRequire(import.meta.url);
const root = require.resolve('@remotion/serverless-client').replace(/dist.*$/, '');
const {bestFramesPerFunctionParam} = require(`${root}dist/best-frames-per-function-param.js`) as {
  bestFramesPerFunctionParam: (frames: number) => number;
};

describe('the cost example of /lambda/', () => {
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
    (durationInFrames, secondsPerFrame, startUpInSeconds, memorySizeInMb, diskSizeInMb) => {
      const cost = estimateCost({
        durationInFrames,
        secondsPerFrame,
        startUpInSeconds,
        memorySizeInMb,
        diskSizeInMb,
      });
      const expected = estimatePrice({
        region: prices.region,
        memorySizeInMb,
        diskSizeInMb,
        lambdasInvoked: cost.renderers + 1,
        durationInMilliseconds: cost.billedSeconds * 1000,
      });
      // The package rounds to five decimals.
      expect(Number(cost.dollars.toFixed(5))).toBeCloseTo(expected, 5);
    },
  );
});
