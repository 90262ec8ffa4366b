import {TimingStage} from '../transition-stage/TimingStage';
import {holdTiming} from './holdTiming';

type Props = {
  moveInFrames: number;
  holdInFrames: number;
};

export const CustomTiming = (props: Props) => {
  return <TimingStage timing={holdTiming(props)} />;
};
