import {parseMedia} from '@remotion/media-parser';
import {type CalculateMetadataFunction, Composition, staticFile} from 'remotion';
import {Playlist, type PlaylistProps} from './Playlist';

const fps = 30;

const measure = async (src: string) => {
  const {slowDurationInSeconds} = await parseMedia({
    src: new URL(src, window.location.href),
    fields: {slowDurationInSeconds: true},
    acknowledgeRemotionLicense: true,
  });

  return {
    src,
    durationInFrames: Math.max(1, Math.floor(slowDurationInSeconds * fps)),
  };
};

const calculatePlaylist: CalculateMetadataFunction<PlaylistProps> = async ({props}) => {
  const parts = await Promise.all(props.sources.map(measure));

  return {
    durationInFrames: parts.reduce((sum, {durationInFrames}) => sum + durationInFrames, 0),
    props: {...props, parts},
  };
};

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Playlist"
      component={Playlist}
      calculateMetadata={calculatePlaylist}
      fps={fps}
      width={1280}
      height={720}
      defaultProps={{
        sources: [staticFile('clip.mp4'), staticFile('short.mp4')],
        parts: [],
      }}
    />
  );
};
