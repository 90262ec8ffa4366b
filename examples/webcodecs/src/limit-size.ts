import {convertMedia, defaultOnVideoTrackHandler} from '@remotion/webcodecs';

export const limitSize = async (src: File) => {
  const {save} = await convertMedia({
    src,
    container: 'mp4',
    onVideoTrack: (options) => {
      const upright = {...options, rotate: options.track.rotation};

      if (Math.max(options.track.width, options.track.height) <= 1920) {
        return defaultOnVideoTrackHandler(upright);
      }

      return defaultOnVideoTrackHandler({
        ...upright,
        canCopyTrack: false,
        resizeOperation: {mode: 'max-height-width', maxHeight: 1920, maxWidth: 1920},
      });
    },
  });

  return save();
};
