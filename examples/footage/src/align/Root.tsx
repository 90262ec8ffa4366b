import {parseMedia} from '@remotion/media-parser';
import {type CalculateMetadataFunction, Composition, staticFile} from 'remotion';
import {Recording, type RecordingProps} from './Recording';

const fps = 30;

const calculateRecording: CalculateMetadataFunction<RecordingProps> = async ({
  props: {src, trimBefore, playbackRate},
}) => {
  const {slowDurationInSeconds, dimensions} = await parseMedia({
    src: new URL(src, window.location.href),
    fields: {slowDurationInSeconds: true, dimensions: true},
    acknowledgeRemotionLicense: true,
  });

  const framesOfFile = Math.floor(slowDurationInSeconds * fps);

  return {
    durationInFrames: Math.max(1, Math.floor((framesOfFile - trimBefore) / playbackRate)),
    width: dimensions?.width,
    height: dimensions?.height,
  };
};

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Recording"
      component={Recording}
      calculateMetadata={calculateRecording}
      fps={fps}
      width={1280}
      height={720}
      defaultProps={{
        src: staticFile('clip.mp4'),
        trimBefore: 0,
        playbackRate: 1,
      }}
    />
  );
};
