import {colors, mono} from '../theme';

type Props = {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly children: string;
};

/** A word in the drawing, with a rim of paper so that it can stand on a line. */
export const Label = ({x, y, anchor = 'start', children}: Props) => (
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
