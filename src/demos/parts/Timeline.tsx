import {colors, mono} from '../theme';

type Props = {
  readonly frame: number;
  readonly durationInFrames: number;
  /** Frames from one cell of the strip to the next. */
  readonly step: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far the playhead stands above the strip, in pixels. */
  readonly rise?: number;
  readonly fontSize?: number;
  readonly dark?: boolean;
};

/** The motif: a strip of frames with the playhead and its frame number. Goes into an `<svg>`. */
export const Timeline = ({
  frame,
  durationInFrames,
  step,
  x,
  y,
  width,
  height,
  rise = 24,
  fontSize = 26,
  dark = false,
}: Props) => {
  const xOf = (f: number) => x + (f / durationInFrames) * width;
  const cells = Array.from({length: Math.ceil(durationInFrames / step)}, (_, i) => i * step);
  const onRight = xOf(frame) < x + width - 4 * fontSize;
  return (
    <g>
      {cells.map((from) => (
        <rect
          key={from}
          x={xOf(from)}
          y={y}
          width={xOf(Math.min(from + step, durationInFrames)) - xOf(from)}
          height={height}
          fill={from < frame ? (dark ? colors.gray700 : colors.gray100) : 'none'}
          stroke={dark ? colors.gray600 : colors.gray200}
          strokeWidth={2}
        />
      ))}
      <line
        x1={xOf(frame)}
        x2={xOf(frame)}
        y1={y - rise}
        y2={y + height}
        stroke={colors.signal}
        strokeWidth={4}
      />
      <text
        x={xOf(frame) + (onRight ? 12 : -12)}
        y={y - rise + fontSize * 0.72}
        textAnchor={onRight ? 'start' : 'end'}
        fill={colors.signal}
        fontFamily={mono}
        fontSize={fontSize}>
        {frame}
      </text>
    </g>
  );
};
