import {linearTiming} from '@remotion/transitions';
import {slide, type SlideDirection} from '@remotion/transitions/slide';
import {TwoScenes} from '../transition-stage/TwoScenes';

type Props = {
  direction: SlideDirection;
  shadow: boolean;
  duration: number;
};

export const Slide = ({direction, shadow, duration}: Props) => {
  return (
    <TwoScenes
      presentation={slide({
        direction,
        enterStyle: shadow ? {boxShadow: '0 0 60px rgb(0 0 0 / 0.6)'} : undefined,
      })}
      timing={linearTiming({durationInFrames: duration})}
    />
  );
};
