import {convertMedia} from '@remotion/webcodecs';

export const to16KhzWav = async (src: File) => {
  let hasSound = false;

  const {save, remove} = await convertMedia({
    src,
    container: 'wav',
    onAudioTrack: () => {
      if (hasSound) {
        return {type: 'drop'};
      }

      hasSound = true;
      return {type: 'reencode', audioCodec: 'wav', bitrate: 256_000, sampleRate: 16_000};
    },
  });

  if (!hasSound) {
    throw new Error('The file has no sound.');
  }

  return {wav: await save(), remove};
};
