import {parseMedia} from '@remotion/media-parser';

export const readSize = async (src: Blob) => {
  const {dimensions} = await parseMedia({
    src,
    fields: {dimensions: true},
    acknowledgeRemotionLicense: true,
  });

  return dimensions;
};
