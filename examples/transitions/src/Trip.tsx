import {linearTiming, springTiming, TransitionSeries} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {wipe} from '@remotion/transitions/wipe';
import {Scene} from './Scene';

export const sceneDurations = [60, 60, 60];
export const fadeTiming = linearTiming({durationInFrames: 20});
export const wipeTiming = springTiming({
  config: {damping: 200},
  durationInFrames: 30,
});

export const Trip: React.FC = () => {
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={sceneDurations[0]}>
        <Scene text="Bern" color="seagreen" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition timing={fadeTiming} presentation={fade()} />
      <TransitionSeries.Sequence durationInFrames={sceneDurations[1]}>
        <Scene text="Basel" color="tomato" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        timing={wipeTiming}
        presentation={wipe({direction: 'from-left'})}
      />
      <TransitionSeries.Sequence durationInFrames={sceneDurations[2]}>
        <Scene text="Geneva" color="royalblue" />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
