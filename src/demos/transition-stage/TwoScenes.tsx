import {
  TransitionSeries,
  type TransitionPresentation,
  type TransitionTiming,
} from '@remotion/transitions';
import type {ReactNode} from 'react';
import {AbsoluteFill, useVideoConfig} from 'remotion';
import {colors} from '../theme';
import {Day, Night} from './Scenes';

type Props<PresentationProps extends Record<string, unknown>> = {
  readonly presentation: TransitionPresentation<PresentationProps>;
  readonly timing: TransitionTiming;
  readonly day?: ReactNode;
  readonly night?: ReactNode;
};

/** Where the transition begins, so that it lies in the middle of the video. */
export const transitionStart = (durationInFrames: number, transitionInFrames: number) =>
  Math.floor((durationInFrames - transitionInFrames) / 2);

/** Day turns to night in the middle of the video. */
export const TwoScenes = <PresentationProps extends Record<string, unknown>>({
  presentation,
  timing,
  day = <Day />,
  night = <Night />,
}: Props<PresentationProps>) => {
  const {durationInFrames, fps} = useVideoConfig();
  const overlap = timing.getDurationInFrames({fps});
  const start = transitionStart(durationInFrames, overlap);

  return (
    <AbsoluteFill style={{backgroundColor: colors.gray100}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={start + overlap}>
          {day}
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={presentation} timing={timing} />
        <TransitionSeries.Sequence durationInFrames={durationInFrames - start}>
          {night}
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};
