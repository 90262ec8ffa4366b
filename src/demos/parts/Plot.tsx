import {useCurrentFrame, useVideoConfig} from 'remotion';
import {colors, mono, sans} from '../theme';
import {Dots, Levels, scales} from './axes';

type Props = {
  /** The value at a frame. */
  readonly curve: (frame: number) => number;
  /** The range of values that the plot has room for. */
  readonly min: number;
  readonly max: number;
  /** Values and frames that get a hairline and a number. */
  readonly values: readonly number[];
  readonly frames: readonly number[];
};

const AREA = {left: 128, right: 1000, top: 168, bottom: 624};
const OBJECT_X = 1112;

/** A curve with one dot a frame, the playhead on it, and an object that moves to the current value. */
export const Plot = ({curve, min, max, values, frames}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const {xOf, yOf} = scales(AREA, durationInFrames - 1, [min, max]);
  const inside = (value: number) => value >= min && value <= max;

  const all = Array.from({length: durationInFrames}, (_, f) => f);
  const now = curve(frame);
  const y = yOf(Math.min(max, Math.max(min, now)));
  const x = xOf(frame);

  return (
    <g fontFamily={mono} fontSize={26} fill={colors.gray500}>
      <Levels values={values} left={AREA.left} right={1184} yOf={yOf} />
      {frames.map((f) => (
        <g key={f}>
          <line
            x1={xOf(f)}
            x2={xOf(f)}
            y1={AREA.top}
            y2={AREA.bottom}
            stroke={colors.gray200}
            strokeWidth={2}
            strokeDasharray="2 8"
          />
          <text x={xOf(f)} y={AREA.bottom + 44} textAnchor="middle">
            {f}
          </text>
        </g>
      ))}
      <line
        x1={x}
        x2={x}
        y1={AREA.top - 16}
        y2={AREA.bottom}
        stroke={colors.signal}
        strokeWidth={3}
      />
      <line
        x1={x}
        x2={OBJECT_X}
        y1={y}
        y2={y}
        stroke={colors.signal}
        strokeWidth={2}
        strokeDasharray="2 8"
      />
      <Dots
        frames={all.filter((f) => inside(curve(f)))}
        frame={frame}
        xOf={xOf}
        yOf={(f) => yOf(curve(f))}
      />
      <rect x={x - 34} y={AREA.bottom + 14} width={68} height={42} rx={6} fill={colors.paper} />
      <text x={x} y={AREA.bottom + 44} textAnchor="middle" fill={colors.signal}>
        {frame}
      </text>
      <circle cx={x} cy={y} r={12} fill={colors.signal} />
      <rect x={OBJECT_X - 36} y={y - 36} width={72} height={72} rx={16} fill={colors.signal} />
      <text x={AREA.right + 56} y={AREA.bottom + 44} fontFamily={sans} fill={colors.gray500}>
        frame
      </text>
    </g>
  );
};
