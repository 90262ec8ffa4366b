import {validateFramesPerFunction} from '@remotion/serverless-client';

/** Calculates how Remotion Lambda splits a number of frames. */
export const planRender = ({durationInFrames, concurrency = null, framesPerLambda = null}) => {
  const framesPerFunction = validateFramesPerFunction({
    durationInFrames,
    concurrency,
    framesPerFunction: framesPerLambda,
  });

  return {
    framesPerFunction,
    functions: Math.ceil(durationInFrames / framesPerFunction),
  };
};
