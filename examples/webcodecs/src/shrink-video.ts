import {convertMedia} from '@remotion/webcodecs';

export const shrinkVideo = async (
  src: File,
  maxSize: number,
  onProgress: (progress: number | null) => void,
) => {
  const {save, remove} = await convertMedia({
    src,
    container: 'mp4',
    onVideoTrack: ({track, canCopyTrack}) => {
      if (canCopyTrack && Math.max(track.width, track.height) <= maxSize) {
        return {type: 'copy'};
      }

      return {
        type: 'reencode',
        videoCodec: 'h264',
        rotate: 0,
        resize: {mode: 'max-height-width', maxWidth: maxSize, maxHeight: maxSize},
      };
    },
    onProgress: ({overallProgress}) => onProgress(overallProgress),
  });

  return {blob: await save(), remove};
};
