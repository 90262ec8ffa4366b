import {convertMedia} from '@remotion/webcodecs';

export const fixRecording = async (recording: Blob) => {
  const container = recording.type.startsWith('video/mp4') ? 'mp4' : 'webm';
  const src = new File([recording], `recording-${Date.now()}.${container}`, {
    type: recording.type,
  });
  const {save, remove} = await convertMedia({src, container});

  return {blob: await save(), remove};
};
