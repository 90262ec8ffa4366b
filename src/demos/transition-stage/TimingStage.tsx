import type {TransitionTiming} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {Dots, Levels, scales} from '../parts/axes';
import {colors, sans} from '../theme';
import {PlotStage} from './PlotStage';
import {transitionStart, TwoScenes} from './TwoScenes';

const AREA = {left: 112, right: 1216, top: 516, bottom: 660};
const RANGE = [-0.15, 1.35] as const;

/** The two scenes, pushed by `slide()`, and below them the progress that a timing gives at each frame. */
export const TimingStage = ({timing}: {readonly timing: TransitionTiming}) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();
  const length = timing.getDurationInFrames({fps});
  const start = transitionStart(durationInFrames, length);
  const {xOf, yOf} = scales(AREA, durationInFrames - 1, RANGE);
  const progressAt = (f: number) => timing.getProgress({frame: f - start, fps});
  const frames = Array.from({length: durationInFrames}, (_, f) => f);
  const progress = progressAt(frame);
  const onRight = frame < durationInFrames * 0.8;
  const yAt = (f: number) => Math.min(AREA.bottom, Math.max(AREA.top, yOf(progressAt(f))));

  return (
    <PlotStage
      scenes={<TwoScenes presentation={slide({direction: 'from-right'})} timing={timing} />}>
      <rect
        x={xOf(start)}
        y={480}
        width={xOf(start + length) - xOf(start)}
        height={AREA.bottom - 480}
        fill={colors.gray50}
      />
      <Levels values={[0, 1]} left={AREA.left} right={AREA.right} yOf={yOf} />
      <Dots frames={frames} frame={frame} xOf={xOf} yOf={yAt} radius={3.5} />
      <line
        x1={xOf(frame)}
        x2={xOf(frame)}
        y1={480}
        y2={AREA.bottom}
        stroke={colors.signal}
        strokeWidth={4}
      />
      <circle cx={xOf(frame)} cy={yAt(frame)} r={10} fill={colors.signal} />
      <text
        x={xOf(frame) + (onRight ? 16 : -16)}
        y={500}
        textAnchor={onRight ? 'start' : 'end'}
        fill={colors.signal}
        fontWeight={700}>
        {progress.toFixed(2)}
      </text>
      <text
        x={xOf(start + length / 2)}
        y={AREA.bottom + 36}
        textAnchor="middle"
        fill={colors.gray600}
        fontFamily={sans}>
        {length} frames
      </text>
    </PlotStage>
  );
};
