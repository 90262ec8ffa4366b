import {
  type ConvertMediaContainer,
  convertMedia,
  defaultOnAudioTrackHandler,
} from '@remotion/webcodecs';

export const convertLeniently = async (src: File, container: ConvertMediaContainer) => {
  let lostSound = false;

  const {save} = await convertMedia({
    src,
    container,
    onAudioTrack: async (options) => {
      const operation = await defaultOnAudioTrackHandler(options);

      if (operation.type === 'fail') {
        lostSound = true;
        return {type: 'drop'};
      }

      return operation;
    },
  });

  return {blob: await save(), lostSound};
};
