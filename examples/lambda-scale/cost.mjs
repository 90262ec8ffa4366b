import {estimatePrice} from '@remotion/lambda/client';
import {planRender} from './plan.mjs';

/** Replace these numbers with those of your own renders. */
export const measured = {
  /** To start the browser and open the site, in each function. */
  startupInMilliseconds: 3000,
  /** To render and encode one frame. */
  millisecondsPerFrame: 100,
  /** To join the chunks and upload the file, once per render. */
  combineInMilliseconds: 3000,
};

/**
 * Calculates how long a render takes, how long its functions run in total, and what AWS Lambda charges for it, or for
 * several such renders.
 */
export const calculateCost = ({
  durationInFrames,
  region = 'us-east-1',
  memorySizeInMb = 2048,
  diskSizeInMb = 2048,
  concurrency = null,
  millisecondsPerFrame = measured.millisecondsPerFrame,
  renders = 1,
}) => {
  const {functions, framesPerFunction} = planRender({durationInFrames, concurrency});
  const {startupInMilliseconds, combineInMilliseconds} = measured;

  // All functions render at the same time. Most have the same number of frames.
  const renderingInMilliseconds = startupInMilliseconds + framesPerFunction * millisecondsPerFrame;

  // The main function starts a browser too, waits for all others, and joins their chunks.
  const mainInMilliseconds =
    startupInMilliseconds + renderingInMilliseconds + combineInMilliseconds;

  const billedInMilliseconds =
    functions * startupInMilliseconds +
    durationInFrames * millisecondsPerFrame +
    mainInMilliseconds;

  return {
    functions,
    renderTimeInSeconds: mainInMilliseconds / 1000,
    billedInSeconds: billedInMilliseconds / 1000,
    price: estimatePrice({
      region,
      memorySizeInMb,
      diskSizeInMb,
      durationInMilliseconds: billedInMilliseconds * renders,
      // One call that starts the render, the main function and the rendering functions.
      lambdasInvoked: (functions + 2) * renders,
    }),
  };
};
