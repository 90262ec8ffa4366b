import {useCurrentFrame, useVideoConfig} from 'remotion';
import {colors, mono} from '../theme';
import {Text} from './Text';

type StripProps = {
  readonly frame: number;
  readonly durationInFrames: number;
  /** Frames from one cell of the strip to the next. */
  readonly step: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far the playhead extends above the strip, in pixels. */
  readonly rise?: number;
  readonly fontSize?: number;
  readonly dark?: boolean;
  /** Labeled frames, which triangles below the strip point at. */
  readonly marks?: readonly {readonly frame: number; readonly label: string}[];
  /** The color of the cell that starts at a frame. By default, the cells before the playhead are gray. */
  readonly fillOf?: (frame: number) => string;
};

/** A strip of frames with the playhead and its frame number, for an `<svg>`. */
export const Strip = ({
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
  marks = [],
  fillOf,
}: StripProps) => {
  const xOf = (f: number) => x + (f / durationInFrames) * width;
  const cells = Array.from({length: Math.ceil(durationInFrames / step)}, (_, i) => i * step);
  const past = dark ? colors.gray700 : colors.gray100;
  const border = dark ? colors.gray600 : colors.gray200;
  const playhead = {x1: xOf(frame), x2: xOf(frame), y1: y - rise, y2: y + height};
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
          fill={fillOf?.(from) ?? (from < frame ? past : 'none')}
          stroke={fillOf?.(from) ?? border}
          strokeWidth={2}
        />
      ))}
      {fillOf ? (
        <>
          <rect
            x={x}
            y={y}
            width={width}
            height={height}
            fill="none"
            stroke={border}
            strokeWidth={2}
          />
          <line {...playhead} stroke={colors.paper} strokeWidth={10} />
        </>
      ) : null}
      <line {...playhead} stroke={colors.signal} strokeWidth={4} />
      <text
        x={xOf(frame) + (onRight ? 12 : -12)}
        y={y - rise + fontSize * 0.72}
        textAnchor={onRight ? 'start' : 'end'}
        fill={colors.signal}
        fontFamily={mono}
        fontSize={fontSize}>
        {frame}
      </text>
      {marks.map((mark) => {
        const at = xOf(mark.frame);
        const anchor = at < 200 ? 'start' : at > 1080 ? 'end' : 'middle';
        return (
          <g key={mark.frame}>
            <path d={`M${at} ${y + height + 6} l10 16 h-20 Z`} fill={colors.ink} />
            <Text
              x={at + {start: -10, middle: 0, end: 10}[anchor]}
              y={y + height + 56}
              size={fontSize}
              code
              anchor={anchor}>
              {mark.label}
            </Text>
          </g>
        );
      })}
    </g>
  );
};

/** The strip of the current composition, from its left to its right margin. */
export const Timeline = (props: Omit<StripProps, 'frame' | 'durationInFrames' | 'x' | 'width'>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return <Strip frame={frame} durationInFrames={durationInFrames} x={64} width={1152} {...props} />;
};
