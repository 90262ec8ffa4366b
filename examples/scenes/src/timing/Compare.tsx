import {TransitionSeries} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill} from 'remotion';
import {holdTiming} from './hold-timing';

export const Compare: React.FC = () => {
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={80}>
        <AbsoluteFill style={{backgroundColor: '#f3d9a8'}} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={slide({direction: 'from-right'})}
        timing={holdTiming({moveInFrames: 20, holdInFrames: 24})}
      />
      <TransitionSeries.Sequence durationInFrames={80}>
        <AbsoluteFill style={{backgroundColor: '#6f7fb5'}} />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
