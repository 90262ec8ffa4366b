import type {CSSProperties} from 'react';
import {colors, sans} from '../theme';

/** A card with a title on the left. */
export const card: CSSProperties = {
  backgroundColor: colors.paper,
  color: colors.ink,
  fontFamily: sans,
  fontSize: 44,
  justifyContent: 'center',
  letterSpacing: '-0.03em',
  paddingLeft: 96,
};

type RingProps = {
  /** How much of the ring is filled. */
  readonly percent: number;
  readonly color?: string;
};

/** A ring on the right of a card, with the percentage inside. */
export const Ring = ({percent, color = colors.signal}: RingProps) => {
  const ring = {cx: 960, cy: 360, r: 190, fill: 'none', strokeWidth: 48};
  return (
    <svg viewBox="0 0 1280 720" style={{position: 'absolute', inset: 0}}>
      <circle {...ring} stroke={colors.gray100} />
      <circle
        {...ring}
        stroke={color}
        pathLength={100}
        strokeDasharray={`${Math.max(0, percent)} 100`}
        transform="rotate(-90 960 360)"
      />
      <text x={960} y={394} fill={colors.ink} fontSize={96} fontWeight={700} textAnchor="middle">
        {Math.round(percent)}%
      </text>
    </svg>
  );
};
