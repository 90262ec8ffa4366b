import {colors} from '../theme';

type Props = {
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly rotation: number;
  /** Loudness from 0 to 1 that widens the label. */
  readonly pulse: number;
};

export const Record = ({x, y, rotation, pulse}: Props) => (
  <g
    transform={`translate(${x} ${y}) rotate(${rotation})`}
    fill="none"
    stroke={colors.gray600}
    strokeWidth={1.5}>
    <circle r={140} fill={colors.gray800} />
    {[128, 116, 104, 92, 80].map((r) => (
      <circle key={r} r={r} />
    ))}
    <path d="M-128 0 A128 128 0 0 1 -110.8 -64" stroke={colors.gray300} strokeWidth={3} />
    <path d="M104 0 A104 104 0 0 1 90 52" stroke={colors.gray300} strokeWidth={3} />
    <circle r={52 + pulse * 8} fill={colors.signal} stroke="none" />
    <circle r={7} fill={colors.ink} stroke="none" />
    <circle cx={28} r={5} fill={colors.paper} stroke="none" />
  </g>
);
