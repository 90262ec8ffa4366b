import {hasBeenAborted} from '@remotion/media-parser';
import {parseMediaOnWebWorker} from '@remotion/media-parser/worker';

export const readInWorker = async (src: File) => {
  try {
    return await parseMediaOnWebWorker({
      src,
      fields: {dimensions: true},
      acknowledgeRemotionLicense: true,
    });
  } catch (error) {
    if (hasBeenAborted(error)) {
      return null;
    }

    if (error instanceof Error && error.name === 'IsAnImageError') {
      throw new Error('Select a video instead of an image.');
    }

    throw error;
  }
};
