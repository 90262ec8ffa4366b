import {linearTiming} from '@remotion/transitions';
import {iris} from '@remotion/transitions/iris';
import {useVideoConfig} from 'remotion';
import {TwoScenes} from '../transition-stage/TwoScenes';

type Props = {
  shadow: boolean;
  duration: number;
};

export const Iris = ({shadow, duration}: Props) => {
  const {width, height} = useVideoConfig();

  return (
    <TwoScenes
      presentation={iris({
        width,
        height,
        outerEnterStyle: shadow ? {filter: 'drop-shadow(0 0 28px rgb(0 0 0 / 0.6))'} : undefined,
      })}
      timing={linearTiming({durationInFrames: duration})}
    />
  );
};
