import {AbsoluteFill} from 'remotion';
import {Text} from '../parts/Text';
import {colors, mono} from '../theme';

type Props = {
  readonly frame: number;
  readonly durationInFrames: number;
  readonly length: number;
  readonly times: number;
};

const LEFT = 64;
const RIGHT = 1216;
const TOP = 552;
const HEIGHT = 60;

/** The track of the composition, and below it one bar for each iteration. */
export const LoopTrack = ({frame, durationInFrames, length, times}: Props) => {
  const xOf = (f: number) => LEFT + (f / durationInFrames) * (RIGHT - LEFT);
  const count = Math.min(times, Math.ceil(durationInFrames / length));
  const x = xOf(frame);
  const onRight = x < RIGHT - 100;

  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        <rect
          x={LEFT}
          y={TOP}
          width={RIGHT - LEFT}
          height={HEIGHT}
          rx={8}
          fill={colors.gray50}
          stroke={colors.gray200}
          strokeWidth={2}
        />
        <Text x={LEFT + 20} y={TOP + 39} size={26} fill={colors.gray500}>
          Composition
        </Text>
        {Array.from({length: count}, (_, i) => {
          const start = xOf(i * length);
          const end = xOf(Math.min((i + 1) * length, durationInFrames));
          const current = Math.floor(frame / length) === i;
          return (
            <g key={i}>
              <rect
                x={start}
                y={TOP + HEIGHT + 8}
                width={end - start - 4}
                height={HEIGHT}
                rx={8}
                fill={current ? colors.tint : colors.gray50}
                stroke={current ? colors.signal : colors.gray200}
                strokeWidth={2}
              />
              {end - start > 70 ? (
                <Text
                  x={start + 20}
                  y={TOP + HEIGHT + 47}
                  size={26}
                  fill={current ? colors.ink : colors.gray500}>
                  {i}
                </Text>
              ) : null}
            </g>
          );
        })}
        <line
          x1={x}
          x2={x}
          y1={TOP - 48}
          y2={TOP + 2 * HEIGHT + 8}
          stroke={colors.signal}
          strokeWidth={4}
        />
        <text
          x={x + (onRight ? 14 : -14)}
          y={TOP - 24}
          textAnchor={onRight ? 'start' : 'end'}
          fill={colors.signal}
          fontFamily={mono}
          fontSize={28}>
          {frame}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
