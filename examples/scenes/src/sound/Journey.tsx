import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill, staticFile} from 'remotion';
import {withSound} from './with-sound';

export const Journey: React.FC = () => {
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={60}>
        <AbsoluteFill style={{backgroundColor: '#8ec5d6'}} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={withSound(slide({direction: 'from-right'}), staticFile('whoosh.mp3'))}
        timing={linearTiming({durationInFrames: 30})}
      />
      <TransitionSeries.Sequence durationInFrames={60}>
        <AbsoluteFill style={{backgroundColor: '#9cc69b'}} />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
