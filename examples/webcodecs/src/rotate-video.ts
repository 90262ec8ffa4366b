import {convertMedia} from '@remotion/webcodecs';

export const rotateVideo = async (
  src: File,
  degrees: number,
  onProgress: (progress: number | null) => void,
) => {
  const {save, remove} = await convertMedia({
    src,
    container: 'mp4',
    onVideoTrack: () => ({type: 'reencode', videoCodec: 'h264', rotate: degrees}),
    onProgress: ({overallProgress}) => onProgress(overallProgress),
  });

  return {blob: await save(), remove};
};
