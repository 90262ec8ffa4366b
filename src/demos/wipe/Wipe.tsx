import {linearTiming} from '@remotion/transitions';
import {wipe, type WipeDirection} from '@remotion/transitions/wipe';
import {TwoScenes} from '../transition-stage/TwoScenes';

type Props = {
  direction: WipeDirection;
  shadow: boolean;
  duration: number;
};

export const Wipe = ({direction, shadow, duration}: Props) => {
  return (
    <TwoScenes
      presentation={wipe({
        direction,
        outerEnterStyle: shadow ? {filter: 'drop-shadow(0 0 28px rgb(0 0 0 / 0.6))'} : undefined,
      })}
      timing={linearTiming({durationInFrames: duration})}
    />
  );
};
