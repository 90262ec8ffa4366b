import {springTiming} from '@remotion/transitions';
import {TimingStage} from '../transition-stage/TimingStage';

type Props = {
  damping: number;
  mass: number;
  stiffness: number;
  overshootClamping: boolean;
  durationInFrames: 'natural' | '15' | '30' | '60';
  reverse: boolean;
};

export const SpringTiming = ({durationInFrames, reverse, ...config}: Props) => {
  return (
    <TimingStage
      timing={springTiming({
        config,
        durationInFrames: durationInFrames === 'natural' ? undefined : Number(durationInFrames),
        reverse,
      })}
    />
  );
};
