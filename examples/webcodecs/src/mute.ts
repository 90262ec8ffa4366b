import {convertMedia} from '@remotion/webcodecs';

export const mute = async (src: File) => {
  const {save} = await convertMedia({
    src,
    container: 'mp4',
    onAudioTrack: () => ({type: 'drop'}),
  });

  return save();
};
