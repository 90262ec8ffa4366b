import {Easing, interpolate, random, useCurrentFrame} from 'remotion';
import {colors} from '../theme';

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

/** The part of its way that a spark has covered: fast at first, then braked by the air. */
const travel = (frame: number) =>
  interpolate(frame, [0, 40], [0, 1], {easing: Easing.out(Easing.cubic), ...clamp});

type SparkProps = {
  readonly frame: number;
  readonly distance: number;
  readonly size: number;
  readonly color: string;
};

const Streak = ({frame, distance, size, color}: SparkProps) => (
  <line
    y1={-distance * travel(frame)}
    y2={-distance * travel(frame - 9)}
    stroke={color}
    strokeWidth={7 * size}
    strokeLinecap="round"
  />
);

const Comet = ({frame, distance, size, color}: SparkProps) =>
  [0, 1, 2, 3].map((index) => (
    <circle
      key={index}
      cy={-distance * travel(frame - index * 3)}
      r={14 * size * (1 - index / 4)}
      fill={color}
    />
  ));

type BurstProps = {
  readonly color: string;
  readonly rays: number;
};

export const Burst = ({color, rays}: BurstProps) => {
  const frame = useCurrentFrame();
  const size = interpolate(frame, [30, 44], [1, 0], clamp);

  return (
    <svg viewBox="-640 -360 1280 720">
      {Array.from({length: rays}, (_, index) => {
        const turn = (index / rays) * 2 * Math.PI;
        const x = 590 * Math.sin(turn);
        const y = 325 * Math.cos(turn);
        const spark = {
          frame: frame - 3 * random(`delay-${index}`),
          distance: Math.hypot(x, y) * (0.88 + 0.12 * random(`distance-${index}`)),
          size,
        };

        return (
          <g key={index} transform={`rotate(${(Math.atan2(x, y) * 180) / Math.PI})`}>
            {index % 2 === 0 ? (
              <Streak {...spark} color={colors.ink} />
            ) : (
              <Comet {...spark} color={color} />
            )}
          </g>
        );
      })}
      <circle
        r={interpolate(frame, [0, 14], [0, 250], {easing: Easing.out(Easing.cubic), ...clamp})}
        fill="none"
        stroke={color}
        strokeWidth={interpolate(frame, [0, 14], [56, 0], clamp)}
      />
    </svg>
  );
};
