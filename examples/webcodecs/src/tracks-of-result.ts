import {parseMedia} from '@remotion/media-parser';

export const tracksOfResult = async (src: Blob) => {
  const {tracks} = await parseMedia({
    src,
    fields: {tracks: true},
    acknowledgeRemotionLicense: true,
  });

  return tracks.map((track) =>
    track.type === 'other' ? track.type : `${track.type}: ${track.codecEnum}`,
  );
};
