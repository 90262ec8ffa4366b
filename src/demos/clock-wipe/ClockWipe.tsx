import {linearTiming} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {useVideoConfig} from 'remotion';
import {TwoScenes} from '../transition-stage/TwoScenes';

type Props = {
  shadow: boolean;
  duration: number;
};

export const ClockWipe = ({shadow, duration}: Props) => {
  const {width, height} = useVideoConfig();

  return (
    <TwoScenes
      presentation={clockWipe({
        width,
        height,
        outerEnterStyle: shadow ? {filter: 'drop-shadow(0 0 28px rgb(0 0 0 / 0.6))'} : undefined,
      })}
      timing={linearTiming({durationInFrames: duration})}
    />
  );
};
