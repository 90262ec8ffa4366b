import {hasBeenAborted} from '@remotion/media-parser';
import {convertMedia, webcodecsController} from '@remotion/webcodecs';

export const startConversion = (src: File, onProgress: (progress: number | null) => void) => {
  const controller = webcodecsController();

  const result = convertMedia({
    src,
    container: 'webm',
    controller,
    onProgress: ({overallProgress}) => onProgress(overallProgress),
  })
    .then(({save}) => save())
    .catch((error) => {
      if (hasBeenAborted(error)) {
        return null;
      }

      throw error;
    });

  return {controller, result};
};
