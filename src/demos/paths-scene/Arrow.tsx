type Point = {readonly x: number; readonly y: number};

type Props = {
  readonly from: Point;
  readonly by: Point;
  readonly color: string;
};

/** An arrow that begins at a point and is as long as `by`. */
export const Arrow = ({from, by, color}: Props) => {
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
