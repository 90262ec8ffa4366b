import {
  convertMedia,
  type ConvertMediaContainer,
  defaultOnVideoTrackHandler,
} from '@remotion/webcodecs';

export const convertFile = async (
  src: File | string,
  container: ConvertMediaContainer,
  onProgress: (progress: number | null) => void,
) => {
  const {save, remove} = await convertMedia({
    src,
    container,
    onProgress: ({overallProgress}) => onProgress(overallProgress),
    onVideoTrack: (options) =>
      defaultOnVideoTrackHandler({...options, rotate: options.track.rotation}),
  });

  return {blob: await save(), remove};
};
