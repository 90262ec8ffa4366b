import type {ReactNode} from 'react';
import {Paper} from '../parts/Paper';
import {colors, mono} from '../theme';

type Props = {
  readonly code: string;
  readonly result?: string;
  /** Lines of code below the drawing. */
  readonly lines?: readonly string[];
  /** Drawn in the coordinates of the path. */
  readonly children: ReactNode;
  /** Drawn in pixels, below the drawing. */
  readonly below?: ReactNode;
};

const SCALE = 2.7;
const LEFT = 96;
const TOP = 136;
const COLUMNS = [0, 100, 200, 300, 400];
const ROWS = [0, 50, 100, 150];

/** Graph paper with the coordinates of the path, a call above it and room for text below. */
export const Scene = ({code, result, lines = [], children, below}: Props) => (
  <Paper code={code} result={result} fontFamily={mono} fontSize={22} fill={colors.gray500}>
    <g stroke={colors.gray100} strokeWidth={2}>
      {COLUMNS.map((x) => (
        <line key={x} x1={LEFT + x * SCALE} x2={LEFT + x * SCALE} y1={TOP} y2={TOP + 165 * SCALE} />
      ))}
      {ROWS.map((y) => (
        <line key={y} x1={LEFT} x2={LEFT + 415 * SCALE} y1={TOP + y * SCALE} y2={TOP + y * SCALE} />
      ))}
    </g>
    {COLUMNS.map((x) => (
      <text key={x} x={LEFT + x * SCALE} y={TOP + 165 * SCALE + 26} textAnchor="middle">
        {x}
      </text>
    ))}
    {ROWS.map((y) => (
      <text key={y} x={LEFT - 16} y={TOP + y * SCALE + 8} textAnchor="end">
        {y}
      </text>
    ))}
    <g transform={`translate(${LEFT} ${TOP}) scale(${SCALE})`}>{children}</g>
    {lines.map((line, i) => (
      <text
        key={line}
        x={64}
        fontSize={20}
        y={(lines.length === 1 ? 672 : 648) + i * 34}
        fill={i === lines.length - 1 ? colors.ink : colors.gray500}
        style={{whiteSpace: 'pre'}}>
        {line}
      </text>
    ))}
    {below}
  </Paper>
);
