import {colors} from '../theme';

type Props = {
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
  readonly fill?: string;
};

/** A point of the drawing, set off from the line by a rim of paper. */
export const Dot = ({x, y, radius = 5, fill = colors.signal}: Props) => (
  <circle cx={x} cy={y} r={radius} fill={fill} stroke={colors.paper} strokeWidth={1.2} />
);
