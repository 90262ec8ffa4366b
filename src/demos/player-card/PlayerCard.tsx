import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors} from '../theme';
import {Drawing, type Product} from './Drawing';

type Props = {
  name: string;
  product: Product;
  color: string;
  speed: number;
};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export const PlayerCard = ({name, product, color, speed}: Props) => {
  const {fps} = useVideoConfig();
  const frame = useCurrentFrame() * speed;

  const lines = [`${name},`, `your ${product}`, 'is ready.'];
  const longest = Math.max(...lines.map((line) => line.length));

  const outline = interpolate(frame, [5, 45], [0, 1], clamp);
  const filled = interpolate(frame, [40, 60], [0, 1], clamp);
  const landed = spring({frame: frame - 50, fps, config: {damping: 9}});

  return (
    <AbsoluteFill
      style={{
        backgroundColor: colors.paper,
        color: colors.ink,
        fontFamily: 'Helvetica, Arial, sans-serif',
      }}>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <ellipse cx={920} cy={560} rx={230 * landed} ry={44 * landed} fill={colors.gray100} />
        <g transform={`translate(920 ${interpolate(landed, [0, 1], [330, 392])})`}>
          <Drawing product={product} color={color} outline={outline} filled={filled} />
        </g>
      </svg>
      <AbsoluteFill
        style={{
          justifyContent: 'center',
          paddingLeft: 96,
          fontSize: Math.min(104, 1000 / longest),
          fontWeight: 700,
          letterSpacing: '-0.03em',
          lineHeight: 1.1,
        }}>
        {lines.map((line, i) => {
          const entrance = spring({frame: frame - 10 - i * 8, fps, config: {damping: 200}});
          return (
            <div
              key={i}
              style={{opacity: entrance, transform: `translateY(${(1 - entrance) * 70}px)`}}>
              {line}
            </div>
          );
        })}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
