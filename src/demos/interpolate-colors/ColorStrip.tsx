import {AbsoluteFill} from 'remotion';
import {colors, mono} from '../theme';

type Props = {
  readonly frame: number;
  readonly durationInFrames: number;
  readonly colorAt: (frame: number) => string;
  /** Frames whose numbers stand below the strip. */
  readonly marks: readonly number[];
};

const LEFT = 64;
const RIGHT = 1216;
const TOP = 576;
const HEIGHT = 64;

/** A strip of frames, each in its color, with the playhead across. */
export const ColorStrip = ({frame, durationInFrames, colorAt, marks}: Props) => {
  const cell = (RIGHT - LEFT) / durationInFrames;
  const centerOf = (f: number) => LEFT + (f + 0.5) * cell;
  const x = centerOf(frame);
  const onRight = x < RIGHT - 100;

  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720" fontFamily={mono} fontSize={26}>
        {Array.from({length: durationInFrames}, (_, f) => (
          <rect
            key={f}
            x={LEFT + f * cell}
            y={TOP}
            width={cell + 0.5}
            height={HEIGHT}
            fill={colorAt(f)}
          />
        ))}
        <rect
          x={LEFT}
          y={TOP}
          width={RIGHT - LEFT}
          height={HEIGHT}
          fill="none"
          stroke={colors.gray200}
          strokeWidth={2}
        />
        {marks.map((f) => (
          <g key={f}>
            <line
              x1={centerOf(f)}
              x2={centerOf(f)}
              y1={TOP + HEIGHT}
              y2={TOP + HEIGHT + 12}
              stroke={colors.gray500}
              strokeWidth={2}
            />
            <text
              x={centerOf(f)}
              y={TOP + HEIGHT + 42}
              textAnchor={f === 0 ? 'start' : f === durationInFrames - 1 ? 'end' : 'middle'}
              fill={colors.gray500}>
              {f}
            </text>
          </g>
        ))}
        <line
          x1={x}
          x2={x}
          y1={TOP - 44}
          y2={TOP + HEIGHT}
          stroke={colors.paper}
          strokeWidth={10}
        />
        <line
          x1={x}
          x2={x}
          y1={TOP - 44}
          y2={TOP + HEIGHT}
          stroke={colors.signal}
          strokeWidth={4}
        />
        <text
          x={x + (onRight ? 14 : -14)}
          y={TOP - 22}
          textAnchor={onRight ? 'start' : 'end'}
          fill={colors.signal}>
          {frame}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
