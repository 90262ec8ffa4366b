import type {TransitionTiming} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {Levels, scales} from '../parts/axes';
import {colors, mono, sans} from '../theme';
import {PlotStage} from './PlotStage';
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

/** The two scenes fade over, and below them the volumes of both and how loud they are together. */
export const VolumeStage = ({timing, volumesAt}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const {xOf, yOf} = scales(AREA, durationInFrames - 1);
  const frames = Array.from({length: durationInFrames}, (_, f) => f);
  const pathOf = (valueAt: (f: number) => number) =>
    frames.map((f) => `${f === 0 ? 'M' : 'L'} ${xOf(f)} ${yOf(valueAt(f))}`).join(' ');
  const now = volumesAt(frame);

  return (
    <PlotStage scenes={<TwoScenes presentation={fade()} timing={timing} />}>
      <Levels values={[0, 1]} left={AREA.left} right={AREA.right} yOf={yOf} />
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
    </PlotStage>
  );
};
