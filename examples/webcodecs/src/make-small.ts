import {convertMedia} from '@remotion/webcodecs';

export const makeSmall = async (src: File) => {
  const {save} = await convertMedia({
    src,
    container: 'webm',
    onVideoTrack: () => ({
      type: 'reencode',
      videoCodec: 'vp9',
      resize: {mode: 'scale', scale: 0.5},
    }),
    onAudioTrack: () => ({
      type: 'reencode',
      audioCodec: 'opus',
      bitrate: 32_000,
      sampleRate: null,
    }),
  });

  return save();
};
