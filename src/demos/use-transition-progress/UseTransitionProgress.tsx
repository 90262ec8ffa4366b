import {linearTiming, useTransitionProgress} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {Readout} from '../transition-stage/Readout';
import {Day, Night} from '../transition-stage/Scenes';
import {TwoScenes} from '../transition-stage/TwoScenes';

const Values = ({dark, top}: {dark: boolean; top: number}) => {
  const {entering, exiting} = useTransitionProgress();
  return <Readout dark={dark} top={top} values={{entering, exiting}} />;
};

export const UseTransitionProgress = ({duration}: {duration: number}) => {
  return (
    <TwoScenes
      presentation={slide({direction: 'from-bottom'})}
      timing={linearTiming({durationInFrames: duration})}
      day={
        <Day>
          <Values dark={false} top={500} />
        </Day>
      }
      night={
        <Night>
          <Values dark top={80} />
        </Night>
      }
    />
  );
};
