import {colors, mono} from '../theme';

type Props = {
  readonly length: number;
  readonly done: number;
};

const LEFT = 64;
const Y = 632;
const SCALE = 1.45;

/** A length as a straight line on a scale of 0 to 700; goes below the drawing. */
export const Ruler = ({length, done}: Props) => (
  <g fontFamily={mono} fontSize={22}>
    <line
      x1={LEFT}
      x2={LEFT + length * SCALE}
      y1={Y}
      y2={Y}
      stroke={colors.gray300}
      strokeWidth={6}
    />
    <line x1={LEFT} x2={LEFT + done * SCALE} y1={Y} y2={Y} stroke={colors.signal} strokeWidth={6} />
    {[0, 100, 200, 300, 400, 500, 600, 700].map((value) => (
      <g key={value}>
        <line
          x1={LEFT + value * SCALE}
          x2={LEFT + value * SCALE}
          y1={Y + 10}
          y2={Y + 22}
          stroke={colors.gray400}
          strokeWidth={2}
        />
        <text
          x={LEFT + value * SCALE}
          y={Y + 48}
          textAnchor={value === 0 ? 'start' : 'middle'}
          fill={colors.gray500}>
          {value}
        </text>
      </g>
    ))}
  </g>
);
