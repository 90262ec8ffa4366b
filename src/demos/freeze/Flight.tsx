import {AbsoluteFill, interpolate} from 'remotion';
import {Text} from '../parts/Text';
import {colors} from '../theme';

type Props = {
  readonly x: number;
  readonly label: string;
  readonly color: string;
  readonly frame: number;
};

const WIDTH = 544;
const GROUND = 452;

const heightAt = (frame: number) => {
  const progress = frame / 89;
  return 4 * progress * (1 - progress) * 220;
};

/** A ball on its arc over the ground, with the frame number of whoever draws it. */
export const Flight = ({x, label, color, frame}: Props) => {
  const xOf = (f: number) => interpolate(f, [0, 89], [x + 40, x + WIDTH - 40]);
  const arc = Array.from({length: 31}, (_, i) => i * 3 - (i === 30 ? 1 : 0));
  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        <Text x={x} y={88} size={34} fill={colors.gray600}>
          {label}
        </Text>
        <Text x={x} y={190} size={96} bold fill={color}>
          {frame}
        </Text>
        {arc.map((f) => (
          <circle key={f} cx={xOf(f)} cy={GROUND - 40 - heightAt(f)} r={3} fill={colors.gray300} />
        ))}
        <line
          x1={x}
          x2={x + WIDTH}
          y1={GROUND}
          y2={GROUND}
          stroke={colors.gray200}
          strokeWidth={2}
        />
        <circle cx={xOf(frame)} cy={GROUND - 40 - heightAt(frame)} r={38} fill={color} />
      </svg>
    </AbsoluteFill>
  );
};
