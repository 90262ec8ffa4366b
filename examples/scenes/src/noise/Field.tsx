import {noise3D} from '@remotion/noise';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const columns = 32;
const rows = 18;
const cell = 40;

export const Field: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <svg viewBox={`0 0 ${columns * cell} ${rows * cell}`}>
        {Array.from({length: columns * rows}, (_, i) => {
          const [column, row] = [i % columns, Math.floor(i / columns)];
          const noise = noise3D('wind', column * 0.08, row * 0.08, frame * 0.015);

          return (
            <line
              key={i}
              y1={-15}
              y2={15}
              transform={`translate(${(column + 0.5) * cell} ${(row + 0.5) * cell}) rotate(${noise * 90})`}
              stroke={`hsl(${interpolate(noise, [-1, 1], [90, 160])} 50% 40%)`}
              strokeWidth={4}
              strokeLinecap="round"
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
