import {linearTiming} from '@remotion/transitions';
import {TwoScenes} from '../transition-stage/TwoScenes';
import {blinds} from './blinds';

type Props = {
  slats: number;
  angle: number;
  duration: number;
};

export const CustomPresentation = ({slats, angle, duration}: Props) => {
  return (
    <TwoScenes
      presentation={blinds({slats, angle})}
      timing={linearTiming({durationInFrames: duration})}
    />
  );
};
