import type {TransitionTiming} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors, mono, sans} from '../theme';
import {transitionStart, TwoScenes} from './TwoScenes';

type Props = {
  readonly timing: TransitionTiming;
};

const AREA = {left: 112, right: 1216, top: 516, bottom: 660};
const RANGE = {min: -0.15, max: 1.35};

const yOf = (progress: number) => {
  const share = (progress - RANGE.min) / (RANGE.max - RANGE.min);
  return AREA.bottom - Math.min(1, Math.max(0, share)) * (AREA.bottom - AREA.top);
};

/** The two scenes, pushed by `slide()`, and below them the progress that a timing gives at each frame. */
export const TimingStage = ({timing}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();
  const length = timing.getDurationInFrames({fps});
  const start = transitionStart(durationInFrames, length);
  const xOf = (f: number) => AREA.left + (f / (durationInFrames - 1)) * (AREA.right - AREA.left);
  const progressAt = (f: number) => timing.getProgress({frame: f - start, fps});
  const frames = Array.from({length: durationInFrames}, (_, f) => f);
  const progress = progressAt(frame);
  const onRight = frame < durationInFrames * 0.8;

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <div style={{position: 'absolute', width: 1280, height: 460, overflow: 'hidden'}}>
        <TwoScenes presentation={slide({direction: 'from-right'})} timing={timing} />
      </div>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}} fontFamily={mono} fontSize={24}>
        <rect y={460} width={1280} height={260} fill={colors.paper} />
        <line x2={1280} y1={460} y2={460} stroke={colors.gray200} strokeWidth={2} />
        <rect
          x={xOf(start)}
          y={480}
          width={xOf(start + length) - xOf(start)}
          height={AREA.bottom - 480}
          fill={colors.gray50}
        />
        {[0, 1].map((value) => (
          <g key={value}>
            <line
              x1={AREA.left}
              x2={AREA.right}
              y1={yOf(value)}
              y2={yOf(value)}
              stroke={colors.gray200}
              strokeWidth={2}
            />
            <text x={AREA.left - 18} y={yOf(value) + 8} textAnchor="end" fill={colors.gray500}>
              {value}
            </text>
          </g>
        ))}
        {frames.map((f) => (
          <circle
            key={f}
            cx={xOf(f)}
            cy={yOf(progressAt(f))}
            r={3.5}
            fill={f <= frame ? colors.ink : colors.gray300}
          />
        ))}
        <line
          x1={xOf(frame)}
          x2={xOf(frame)}
          y1={480}
          y2={AREA.bottom}
          stroke={colors.signal}
          strokeWidth={4}
        />
        <circle cx={xOf(frame)} cy={yOf(progress)} r={10} fill={colors.signal} />
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
      </svg>
    </AbsoluteFill>
  );
};
