import {setTimeout} from 'node:timers/promises';
import {
  getRenderProgress,
  renderMediaOnLambda,
  speculateFunctionName,
} from '@remotion/lambda/client';

const region = 'eu-central-1';
const functionName = speculateFunctionName({
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
  timeoutInSeconds: 120,
});

/** AWS couldn't invoke the function, so no render has started. The same call can succeed later. */
const temporaryErrors = ['TooManyRequestsException', 'ServiceException', 'EC2ThrottledException'];

const render = async (inputProps) => {
  const {renderId, bucketName} = await renderMediaOnLambda({
    region,
    functionName,
    serveUrl: 'weather',
    composition: 'Forecast',
    inputProps,
    codec: 'h264',
  });
  if (!renderId) {
    throw new Error('The function ended before it started the render. See its logs.');
  }

  while (true) {
    await setTimeout(1000);
    const progress = await getRenderProgress({
      region,
      functionName,
      renderId,
      bucketName,
      skipLambdaInvocation: true,
    });
    if (progress.fatalErrorEncountered) {
      throw new Error(progress.errors.find(({isFatal}) => isFatal).message);
    }
    if (progress.done) {
      return progress.outputFile;
    }
  }
};

const renderWithRetries = async (inputProps, maxAttempts = 5) => {
  for (let attempt = 1; ; attempt++) {
    try {
      return {attempt, url: await render(inputProps)};
    } catch (error) {
      if (attempt === maxAttempts || !temporaryErrors.includes(error.name)) {
        return {attempt, error: error.message};
      }
      // Wait about 1, 2, 4, … seconds. The random part spreads renders that failed together.
      await setTimeout(500 * 2 ** attempt * (0.75 + Math.random() / 2));
    }
  }
};

/** Renders a video for each order, and at most `parallel` at a time. Returns the results in the same order. */
export const renderAll = async (orders, parallel) => {
  const results = [];
  // All workers take the next order from the same iterator.
  const waiting = orders.entries();
  const work = async () => {
    for (const [index, order] of waiting) {
      results[index] = await renderWithRetries(order);
    }
  };
  await Promise.all(Array.from({length: parallel}, work));
  return results;
};
