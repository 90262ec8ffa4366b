import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill, useVideoConfig} from 'remotion';
import {Tracks} from '../parts/Tracks';
import {Day, Night} from '../transition-stage/Scenes';
import {colors} from '../theme';

type Props = {
  first: number;
  transition: number;
  offset: number;
};

export const TransitionSeriesDemo = ({first, transition, offset}: Props) => {
  const {durationInFrames} = useVideoConfig();
  const from = first - transition + offset;
  const second = durationInFrames - from;

  return (
    <AbsoluteFill style={{backgroundColor: colors.gray200}}>
      <div style={{position: 'absolute', width: 1280, height: 480, overflow: 'hidden'}}>
        <TransitionSeries>
          <TransitionSeries.Sequence durationInFrames={first}>
            <Day />
          </TransitionSeries.Sequence>
          <TransitionSeries.Transition
            presentation={slide()}
            timing={linearTiming({durationInFrames: transition})}
          />
          <TransitionSeries.Sequence durationInFrames={second} offset={offset}>
            <Night />
          </TransitionSeries.Sequence>
        </TransitionSeries>
      </div>
      <Tracks
        tracks={[
          {label: 'Day', from: 0, durationInFrames: first},
          {label: 'Night', from, durationInFrames: second},
        ]}
      />
    </AbsoluteFill>
  );
};
