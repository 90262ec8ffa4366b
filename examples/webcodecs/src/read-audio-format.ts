import {parseMedia} from '@remotion/media-parser';

export const readAudioFormat = async (src: Blob) => {
  const {audioCodec, sampleRate} = await parseMedia({
    src,
    fields: {audioCodec: true, sampleRate: true},
    acknowledgeRemotionLicense: true,
  });

  return {audioCodec, sampleRate};
};
