import {linearTiming, TransitionSeries, useTransitionProgress} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {useVideoConfig} from 'remotion';
import {Readout} from '../transition-stage/Readout';
import {Day, Night} from '../transition-stage/Scenes';

const Values = ({dark, top}: {dark: boolean; top: number}) => {
  const {entering, exiting} = useTransitionProgress();
  return <Readout dark={dark} top={top} values={{entering, exiting}} />;
};

export const UseTransitionProgress = ({duration}: {duration: number}) => {
  const {durationInFrames} = useVideoConfig();
  const start = Math.floor((durationInFrames - duration) / 2);

  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={start + duration}>
        <Day>
          <Values dark={false} top={500} />
        </Day>
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={slide({direction: 'from-bottom'})}
        timing={linearTiming({durationInFrames: duration})}
      />
      <TransitionSeries.Sequence durationInFrames={durationInFrames - start}>
        <Night>
          <Values dark top={80} />
        </Night>
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
