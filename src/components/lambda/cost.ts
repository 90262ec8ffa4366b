/** The same assumptions as in `examples/lambda-scale/cost.mjs`, which the guide explains. */
export const assumed = {startupInSeconds: 3, combineInSeconds: 3, diskSizeInMb: 2048} as const;

/** AWS prices of a region in US dollars. */
export interface Prices {
  readonly perGbSecond: number;
  readonly perGbSecondOfDisk: number;
  readonly perRequest: number;
}

export interface Render {
  readonly durationInFrames: number;
  /** Time to render and encode a frame. */
  readonly secondsPerFrame: number;
  /** Time to start the browser and open the site, in each function. */
  readonly startupInSeconds: number;
  /** Time to join the chunks and upload the file. */
  readonly combineInSeconds: number;
  readonly memorySizeInMb: number;
  readonly diskSizeInMb: number;
}

export interface RenderCost {
  /** The number of functions that render frames. One more function coordinates them. */
  readonly functions: number;
  readonly framesPerFunction: number;
  /** Time until the video is finished. The main function runs as long. */
  readonly renderTimeInSeconds: number;
  /** The running time of all functions together. */
  readonly billedInSeconds: number;
  /** The call that starts the render, the main function and the functions that render frames. */
  readonly calls: number;
  /** What AWS charges, in US dollars. */
  readonly price: number;
}

/** The disk space of a function that AWS doesn't charge for, in MB. */
const freeDiskInMb = 512;

/** The default `framesPerFunction` of a render: 75 to 150 functions, fewer for less than 1,500 frames. */
export const defaultFramesPerFunction = (durationInFrames: number): number => {
  const concurrency = 75 + (75 * Math.min(durationInFrames, 18000)) / 18000;
  const functions = Math.ceil(durationInFrames / Math.max(durationInFrames / concurrency, 20));
  return Math.ceil(durationInFrames / functions);
};

/**
 * Estimates what AWS charges for a render, with the formulas of `@remotion/lambda`, which is far too large to load on
 * a page. proofs/lambda/cost.test.ts compares the results with the package, and src/components/lambda/cost.test.ts
 * with the example of the guide.
 *
 * @see https://www.remotion.dev/docs/lambda/cost-example
 */
export const estimateRenderCost = (
  {perGbSecond, perGbSecondOfDisk, perRequest}: Prices,
  {
    durationInFrames,
    secondsPerFrame,
    startupInSeconds,
    combineInSeconds,
    memorySizeInMb,
    diskSizeInMb,
  }: Render,
): RenderCost => {
  const framesPerFunction = defaultFramesPerFunction(durationInFrames);
  const functions = Math.ceil(durationInFrames / framesPerFunction);
  // The main function starts a browser too, waits for all others, and joins their chunks.
  const renderTimeInSeconds =
    2 * startupInSeconds + framesPerFunction * secondsPerFrame + combineInSeconds;
  const billedInSeconds =
    functions * startupInSeconds + durationInFrames * secondsPerFrame + renderTimeInSeconds;
  const calls = functions + 2;
  const pricePerSecond =
    (memorySizeInMb / 1024) * perGbSecond +
    (Math.max(0, diskSizeInMb - freeDiskInMb) / 1024) * perGbSecondOfDisk;
  return {
    functions,
    framesPerFunction,
    renderTimeInSeconds,
    billedInSeconds,
    calls,
    price: billedInSeconds * pricePerSecond + calls * perRequest,
  };
};
