import {parseMediaOnWebWorker} from '@remotion/media-parser/worker';

export const countFrames = async (src: File) => {
  const {slowNumberOfFrames} = await parseMediaOnWebWorker({
    src,
    fields: {slowNumberOfFrames: true},
    acknowledgeRemotionLicense: true,
  });

  return slowNumberOfFrames;
};
