import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {AbsoluteFill} from 'remotion';
import {blinds} from './blinds';

export const Window: React.FC = () => {
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={60}>
        <AbsoluteFill style={{backgroundColor: '#f3d9a8'}} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={blinds({slats: 8, angle: 90})}
        timing={linearTiming({durationInFrames: 36})}
      />
      <TransitionSeries.Sequence durationInFrames={60}>
        <AbsoluteFill style={{backgroundColor: '#6f7fb5'}} />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
