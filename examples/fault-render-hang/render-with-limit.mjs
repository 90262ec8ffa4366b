import {makeCancelSignal, renderMedia} from '@remotion/renderer';

/** Like renderMedia(), but rejects if the progress doesn't change for the given time. */
export const renderWithLimit = async ({limitInMilliseconds, onProgress, ...options}) => {
  const {cancelSignal, cancel} = makeCancelSignal();
  let isStuck = false;
  let renderedFrames = 0;
  let encodedFrames = 0;
  let timer = null;

  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isStuck = true;
      cancel();
    }, limitInMilliseconds);
  };

  restartTimer();

  try {
    return await renderMedia({
      ...options,
      cancelSignal,
      onProgress: (progress) => {
        const hasChanged =
          progress.renderedFrames !== renderedFrames || progress.encodedFrames !== encodedFrames;
        ({renderedFrames, encodedFrames} = progress);
        if (hasChanged) {
          restartTimer();
        }

        onProgress?.(progress);
      },
    });
  } catch (error) {
    if (isStuck) {
      throw new Error(
        `The render is stuck after ${renderedFrames} rendered and ${encodedFrames} encoded frames`,
        {cause: error},
      );
    }

    throw error;
  } finally {
    clearTimeout(timer);
  }
};
