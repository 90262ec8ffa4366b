import {
  TransitionSeries,
  type TransitionPresentation,
  type TransitionTiming,
} from '@remotion/transitions';
import {AbsoluteFill, useVideoConfig} from 'remotion';
import {colors} from '../theme';
import {Day, Night} from './Scenes';

type Props<PresentationProps extends Record<string, unknown>> = {
  readonly presentation: TransitionPresentation<PresentationProps>;
  readonly timing: TransitionTiming;
};

/** Where the transition begins, so that it lies in the middle of the video. */
export const transitionStart = (durationInFrames: number, transitionInFrames: number) =>
  Math.floor((durationInFrames - transitionInFrames) / 2);

/** Day turns to night in the middle of the video. */
export const TwoScenes = <PresentationProps extends Record<string, unknown>>({
  presentation,
  timing,
}: Props<PresentationProps>) => {
  const {durationInFrames, fps} = useVideoConfig();
  const overlap = timing.getDurationInFrames({fps});
  const start = transitionStart(durationInFrames, overlap);

  return (
    <AbsoluteFill style={{backgroundColor: colors.gray100}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={start + overlap}>
          <Day />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={presentation} timing={timing} />
        <TransitionSeries.Sequence durationInFrames={durationInFrames - start}>
          <Night />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};
