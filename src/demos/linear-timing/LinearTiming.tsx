import {linearTiming} from '@remotion/transitions';
import {Easing} from 'remotion';
import {TimingStage} from '../transition-stage/TimingStage';

const easings = {
  none: undefined,
  'Easing.in(Easing.cubic)': Easing.in(Easing.cubic),
  'Easing.out(Easing.cubic)': Easing.out(Easing.cubic),
  'Easing.inOut(Easing.cubic)': Easing.inOut(Easing.cubic),
  'Easing.bounce': Easing.bounce,
} as const;

type Props = {
  durationInFrames: number;
  easing: keyof typeof easings;
};

export const LinearTiming = ({durationInFrames, easing}: Props) => {
  return <TimingStage timing={linearTiming({durationInFrames, easing: easings[easing]})} />;
};
