import {parseMedia} from '@remotion/media-parser';
import {type CalculateMetadataFunction, Composition, staticFile} from 'remotion';
import {FormattedClip, type FormattedClipProps} from './FormattedClip';

const fps = 30;

const calculateClip: CalculateMetadataFunction<FormattedClipProps> = async ({props}) => {
  const {slowDurationInSeconds} = await parseMedia({
    src: new URL(props.src, window.location.href),
    fields: {slowDurationInSeconds: true},
    acknowledgeRemotionLicense: true,
  });

  const size =
    props.format === 'portrait' ? {width: 720, height: 1280} : {width: 1280, height: 720};

  return {
    ...size,
    fps,
    durationInFrames: Math.max(1, Math.floor(slowDurationInSeconds * fps)),
    defaultOutName: `clip-${props.format}`,
  };
};

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Clip"
      component={FormattedClip}
      calculateMetadata={calculateClip}
      defaultProps={{src: staticFile('clip.mp4'), format: 'landscape'}}
    />
  );
};
