import type {ReactNode} from 'react';
import {colors, mono, sans} from '../theme';

type Props = {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly code?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly children: ReactNode;
};

/** A line of text in an `<svg>`, set in one of the two typefaces. Large bold text is tightened. */
export const Text = ({
  x,
  y,
  size,
  bold = false,
  code = false,
  fill = colors.ink,
  anchor = 'start',
  children,
}: Props) => (
  <text
    x={x}
    y={y}
    fill={fill}
    fontFamily={code ? mono : sans}
    fontSize={size}
    fontWeight={bold ? 700 : 400}
    letterSpacing={bold && size > 40 ? -0.03 * size : 0}
    textAnchor={anchor}
    style={{whiteSpace: 'pre'}}>
    {children}
  </text>
);
