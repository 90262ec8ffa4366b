import {defaultFramesPerFunction} from './framesPerFunction';
import {priceOf, type Prices} from './price';

/** The same assumptions as in `examples/lambda-scale/cost.mjs`, which the guide explains. */
export const assumed = {
  startupInMilliseconds: 3000,
  combineInMilliseconds: 3000,
  diskSizeInMb: 2048,
} as const;

/** A render on Lambda, and how long its parts take. */
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

/**
 * Estimates what AWS charges for a render, with the formula of `estimatePrice()`.
 * proofs/lambda/cost.test.ts compares the price with the package, and tests/unit/lambda-tools/cost.test.ts
 * compares all results with the example of the guide.
 *
 * @see https://www.remotion.dev/docs/lambda/cost-example
 */
export const estimateRenderCost = (
  prices: Prices,
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
  return {
    functions,
    framesPerFunction,
    renderTimeInSeconds,
    billedInSeconds,
    calls,
    price: priceOf(prices, {billedInSeconds, memorySizeInMb, diskSizeInMb, calls}),
  };
};
