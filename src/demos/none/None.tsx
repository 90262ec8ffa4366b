import {linearTiming, TransitionSeries, useTransitionProgress} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import {useVideoConfig} from 'remotion';
import {Day, Night} from '../transition-stage/Scenes';

const Sunset = () => {
  const {exiting} = useTransitionProgress();
  return <Day sunset={exiting} />;
};

const Moonrise = () => {
  const {entering} = useTransitionProgress();
  return <Night moonrise={entering} />;
};

export const None = ({duration}: {duration: number}) => {
  const {durationInFrames} = useVideoConfig();
  const start = Math.floor((durationInFrames - duration) / 2);

  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={start + duration}>
        <Sunset />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={none()}
        timing={linearTiming({durationInFrames: duration})}
      />
      <TransitionSeries.Sequence durationInFrames={durationInFrames - start}>
        <Moonrise />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
