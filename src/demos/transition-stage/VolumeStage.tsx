import type {TransitionTiming} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors, mono, sans} from '../theme';
import {TwoScenes} from './TwoScenes';

type Props = {
  readonly timing: TransitionTiming;
  /** The volumes of the first and of the second scene at a frame, 0 to 1. */
  readonly volumesAt: (frame: number) => readonly [first: number, second: number];
};

const AREA = {left: 112, right: 1216, top: 540, bottom: 676};
const LINES = [
  {name: 'Day', color: colors.signal},
  {name: 'Night', color: colors.ink},
] as const;

const yOf = (volume: number) => AREA.bottom - volume * (AREA.bottom - AREA.top);

/** The two scenes fade over, and below them the volumes of both and how loud they are together. */
export const VolumeStage = ({timing, volumesAt}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const xOf = (f: number) => AREA.left + (f / (durationInFrames - 1)) * (AREA.right - AREA.left);
  const frames = Array.from({length: durationInFrames}, (_, f) => f);
  const pathOf = (valueAt: (f: number) => number) =>
    frames.map((f) => `${f === 0 ? 'M' : 'L'} ${xOf(f)} ${yOf(valueAt(f))}`).join(' ');
  const now = volumesAt(frame);

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <div style={{position: 'absolute', width: 1280, height: 460, overflow: 'hidden'}}>
        <TwoScenes presentation={fade()} timing={timing} />
      </div>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}} fontSize={24}>
        <rect y={460} width={1280} height={260} fill={colors.paper} />
        <line x2={1280} y1={460} y2={460} stroke={colors.gray200} strokeWidth={2} />
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
            <text
              x={AREA.left - 18}
              y={yOf(value) + 8}
              textAnchor="end"
              fontFamily={mono}
              fill={colors.gray500}>
              {value}
            </text>
          </g>
        ))}
        <path
          d={pathOf((f) => Math.hypot(...volumesAt(f)))}
          fill="none"
          stroke={colors.gray400}
          strokeWidth={3}
          strokeDasharray="3 9"
        />
        {LINES.map(({name, color}, index) => (
          <g key={name}>
            <path
              d={pathOf((f) => volumesAt(f)[index] ?? 0)}
              fill="none"
              stroke={color}
              strokeWidth={4}
            />
            <circle cx={xOf(frame)} cy={yOf(now[index] ?? 0)} r={9} fill={color} />
            <text x={AREA.left + index * 230} y={508} fontFamily={sans} fill={color}>
              {name}{' '}
              <tspan fontFamily={mono} fontWeight={700}>
                {(now[index] ?? 0).toFixed(2)}
              </tspan>
            </text>
          </g>
        ))}
        <text x={AREA.right} y={508} textAnchor="end" fontFamily={sans} fill={colors.gray500}>
          dashed: both together
        </text>
        <line
          x1={xOf(frame)}
          x2={xOf(frame)}
          y1={AREA.top - 8}
          y2={AREA.bottom}
          stroke={colors.signal}
          strokeWidth={2}
        />
      </svg>
    </AbsoluteFill>
  );
};
