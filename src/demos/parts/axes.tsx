import {colors, mono} from '../theme';

type Area = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/**
 * Converts frames and values to pixels in an area of a plot.
 *
 * @param lastFrame the frame at the right edge; 0 is at the left edge
 * @param range the values at the bottom and at the top
 */
export const scales = (
  {left, right, top, bottom}: Area,
  lastFrame: number,
  [min, max]: readonly [min: number, max: number] = [0, 1],
) => ({
  xOf: (frame: number) => left + (frame / lastFrame) * (right - left),
  yOf: (value: number) => bottom - ((value - min) / (max - min)) * (bottom - top),
});

type LevelsProps = {
  readonly values: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly yOf: (value: number) => number;
};

/** Hairlines at values, with the values on the left. */
export const Levels = ({values, left, right, yOf}: LevelsProps) =>
  values.map((value) => (
    <g key={value}>
      <line
        x1={left}
        x2={right}
        y1={yOf(value)}
        y2={yOf(value)}
        stroke={colors.gray200}
        strokeWidth={2}
      />
      <text
        x={left - 18}
        y={yOf(value) + 9}
        textAnchor="end"
        fill={colors.gray500}
        fontFamily={mono}>
        {value}
      </text>
    </g>
  ));

type DotsProps = {
  readonly frames: readonly number[];
  readonly frame: number;
  readonly xOf: (frame: number) => number;
  readonly yOf: (frame: number) => number;
  readonly radius?: number;
  /** The color of the dots after the current frame. */
  readonly later?: string;
};

/** A dot for each frame, dark up to the current frame. */
export const Dots = ({frames, frame, xOf, yOf, radius = 4.5, later = colors.gray300}: DotsProps) =>
  frames.map((f) => (
    <circle key={f} cx={xOf(f)} cy={yOf(f)} r={radius} fill={f <= frame ? colors.ink : later} />
  ));
