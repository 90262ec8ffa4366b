import {AbsoluteFill} from 'remotion';
import {Text} from '../parts/Text';
import {colors} from '../theme';

type Props = {
  /** The center, in pixels from the left edge. */
  readonly x: number;
  /** 0 to 1, one turn. */
  readonly progress: number;
  readonly number: number;
  readonly label: string;
  readonly active: boolean;
};

const RADIUS = 150;
const Y = 268;

/** A number in a ring that fills clockwise. */
export const Dial = ({x, progress, number, label, active}: Props) => {
  const circumference = 2 * Math.PI * RADIUS;
  const color = active ? colors.signal : colors.ink;
  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        <Text x={x} y={72} size={34} anchor="middle" fill={colors.gray600}>
          {label}
        </Text>
        <circle cx={x} cy={Y} r={RADIUS} fill="none" stroke={colors.gray200} strokeWidth={20} />
        <circle
          cx={x}
          cy={Y}
          r={RADIUS}
          fill="none"
          stroke={color}
          strokeWidth={20}
          strokeDasharray={`${progress * circumference} ${circumference}`}
          transform={`rotate(-90 ${x} ${Y})`}
        />
        <Text x={x} y={Y + 40} size={120} bold anchor="middle" fill={color}>
          {number}
        </Text>
      </svg>
    </AbsoluteFill>
  );
};
