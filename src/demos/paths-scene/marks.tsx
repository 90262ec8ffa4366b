import {colors, mono} from '../theme';

type StrokeProps = {
  readonly d: string;
  /** `ghost` lies behind, `ink` is the path, `signal` is what the function made of it. */
  readonly tone: 'ghost' | 'ink' | 'signal';
  readonly dashed?: boolean;
};

const looks = {
  ghost: {stroke: colors.gray300, strokeWidth: 1.5},
  ink: {stroke: colors.ink, strokeWidth: 2},
  signal: {stroke: colors.signal, strokeWidth: 2.4},
} as const;

/** A path as a line. */
export const Stroke = ({d, tone, dashed = false}: StrokeProps) => (
  <path
    d={d}
    fill="none"
    strokeLinejoin="round"
    strokeLinecap="round"
    strokeDasharray={dashed ? '1 4' : undefined}
    {...looks[tone]}
  />
);

type DotProps = {
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
  readonly fill?: string;
};

/** A point of the drawing, set off from the line by a rim of paper. */
export const Dot = ({x, y, radius = 5, fill = colors.signal}: DotProps) => (
  <circle cx={x} cy={y} r={radius} fill={fill} stroke={colors.paper} strokeWidth={1.2} />
);

type LabelProps = {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly children: string;
};

/** A word in the drawing, with a rim of paper so that it can stand on a line. */
export const Label = ({x, y, anchor = 'start', children}: LabelProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    fontFamily={mono}
    fontSize={9}
    fill={colors.signal}
    stroke={colors.paper}
    strokeWidth={3}
    paintOrder="stroke">
    {children}
  </text>
);

type Point = {readonly x: number; readonly y: number};

type ArrowProps = {
  readonly from: Point;
  readonly by: Point;
  readonly color: string;
};

/** An arrow that begins at a point and is as long as `by`. */
export const Arrow = ({from, by, color}: ArrowProps) => {
  const degrees = (Math.atan2(by.y, by.x) * 180) / Math.PI;
  const length = Math.hypot(by.x, by.y);
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${degrees})`}>
      <line x2={length - 6} stroke={color} strokeWidth={2} />
      <path d={`M ${length} 0 l -8 -4 v 8 Z`} fill={color} />
      <circle r={2.4} fill={color} />
    </g>
  );
};

type BoxProps = {
  readonly x1: number;
  readonly y1: number;
  readonly width: number;
  readonly height: number;
  /** Shows `x1, y1` beside the corner. */
  readonly labeled?: boolean;
};

/** A bounding box with its upper left corner marked. */
export const Box = ({x1, y1, width, height, labeled = false}: BoxProps) => (
  <>
    <rect
      x={x1}
      y={y1}
      width={Math.max(0, width)}
      height={Math.max(0, height)}
      fill="none"
      stroke={colors.gray500}
      strokeWidth={1}
      strokeDasharray="4 3"
    />
    <Dot x={x1} y={y1} radius={3.5} />
    {labeled ? (
      <Label
        x={x1 > 250 ? x1 - 6 : x1 + 4}
        y={y1 - 7}
        anchor={x1 > 250 ? 'end' : 'start'}>{`x1 ${Math.round(x1)}, y1 ${Math.round(y1)}`}</Label>
    ) : null}
  </>
);
