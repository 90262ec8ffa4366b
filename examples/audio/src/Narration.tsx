import {parseMedia} from '@remotion/media-parser';
import {Audio, type CalculateMetadataFunction} from 'remotion';

export type NarrationProps = {
  src: string;
};

export const followSound: CalculateMetadataFunction<NarrationProps> = async ({props}) => {
  const fps = 30;
  const {slowDurationInSeconds} = await parseMedia({
    src: new URL(props.src, window.location.href),
    fields: {slowDurationInSeconds: true},
    acknowledgeRemotionLicense: true,
  });

  return {fps, durationInFrames: Math.max(1, Math.ceil(slowDurationInSeconds * fps))};
};

export const Narration: React.FC<NarrationProps> = ({src}) => {
  return <Audio src={src} />;
};
