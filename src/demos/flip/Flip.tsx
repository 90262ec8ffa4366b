import {linearTiming} from '@remotion/transitions';
import {flip, type FlipDirection} from '@remotion/transitions/flip';
import {TwoScenes} from '../transition-stage/TwoScenes';

type Props = {
  direction: FlipDirection;
  perspective: number;
  duration: number;
};

export const Flip = ({direction, perspective, duration}: Props) => {
  return (
    <TwoScenes
      presentation={flip({direction, perspective})}
      timing={linearTiming({durationInFrames: duration})}
    />
  );
};
