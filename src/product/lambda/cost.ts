/**
 * The cost of a render on AWS Lambda with the formula of `estimatePrice()` in `@remotion/lambda`, and the
 * default number of functions. tests/unit/lambda-cost.test.ts compares both with the package, which is far too
 * large to load on a page.
 */

/** AWS prices in us-east-1 for ARM functions, in US dollars, as in `@remotion/lambda`. */
export const prices = {
  region: 'us-east-1',
  perGbSecond: 0.0000133334,
  perRequest: 0.0000002,
  perGbSecondOfDisk: 0.0000000309,
} as const;

/** The disk space of a function that AWS doesn't charge for, in MB. */
const freeDiskInMb = 512;

export interface CostInput {
  readonly durationInFrames: number;
  /** Time that a function needs to render and encode a frame, in seconds. */
  readonly secondsPerFrame: number;
  /** Time that each function needs before its first frame (browser start, page load), in seconds. */
  readonly startUpInSeconds: number;
  readonly memorySizeInMb: number;
  readonly diskSizeInMb: number;
}

export interface Cost {
  /** The number of functions that render frames. One more function coordinates them. */
  readonly renderers: number;
  /** The sum of the running times of all functions, in seconds. */
  readonly billedSeconds: number;
  /** Time until the last function has rendered its frames, in seconds. */
  readonly wallSeconds: number;
  readonly dollars: number;
}

/** The default `framesPerFunction` of a render on Lambda: 75 to 150 functions, fewer for less than 1,500 frames. */
export const defaultFramesPerFunction = (durationInFrames: number): number => {
  const concurrency = 75 + (75 * Math.min(durationInFrames, 18000)) / 18000;
  const functions = Math.ceil(durationInFrames / Math.max(durationInFrames / concurrency, 20));
  return Math.ceil(durationInFrames / functions);
};

/** @see https://www.remotion.dev/docs/lambda/estimateprice */
export const estimateCost = (input: CostInput): Cost => {
  const framesPerFunction = defaultFramesPerFunction(input.durationInFrames);
  const renderers = Math.ceil(input.durationInFrames / framesPerFunction);
  const wallSeconds = input.startUpInSeconds + framesPerFunction * input.secondsPerFrame;
  // The main function runs as long as the slowest renderer.
  const billedSeconds =
    renderers * input.startUpInSeconds +
    input.durationInFrames * input.secondsPerFrame +
    wallSeconds;
  const gbSeconds = (billedSeconds * input.memorySizeInMb) / 1024;
  const diskGbSeconds = (billedSeconds * Math.max(0, input.diskSizeInMb - freeDiskInMb)) / 1024;
  return {
    renderers,
    billedSeconds,
    wallSeconds,
    dollars:
      gbSeconds * prices.perGbSecond +
      diskGbSeconds * prices.perGbSecondOfDisk +
      (renderers + 1) * prices.perRequest,
  };
};
