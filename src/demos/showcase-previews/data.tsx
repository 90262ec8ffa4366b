import {random} from 'remotion';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const POINTS = 33;

const walk = (seed: string, slope: number) => {
  let y = 470;
  return Array.from({length: POINTS}, (_, i) => {
    y = Math.min(540, y - slope + (random(`${seed}-${i}`) - 0.5) * 46);
    return {x: 64 + i * 28, y};
  });
};

const path = (points: {x: number; y: number}[]) =>
  points.map(({x, y}) => `${x},${y.toFixed(1)}`).join(' ');

const others = Array.from({length: 7}, (_, i) => walk(`line-${i}`, i * 1.3 - 1));
const hero = walk('iced', 8.2);
const end = hero.at(-1) ?? {x: 0, y: 0};

export const Data = () => (
  <Preview frame={148} durationInFrames={194}>
    {[160, 280, 400, 520].map((y) => (
      <line key={y} x1={64} x2={1216} y1={y} y2={y} stroke={colors.gray200} strokeWidth={2} />
    ))}
    {others.map((points, i) => (
      <polyline key={i} points={path(points)} fill="none" stroke={colors.gray300} strokeWidth={4} />
    ))}
    <polyline
      points={path(hero)}
      fill="none"
      stroke={colors.signal}
      strokeWidth={10}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <circle cx={end.x} cy={end.y} r={16} fill={colors.signal} />
    <Text x={end.x + 36} y={end.y + 18} size={56} bold>
      4.2 ×
    </Text>
    <Text x={64} y={104} size={56} bold>
      Bicycles on Mill Street
    </Text>
    {['1990', '2000', '2010', '2020'].map((year, i) => (
      <Text key={year} x={64 + i * 290} y={584} size={30} code fill={colors.gray500}>
        {year}
      </Text>
    ))}
  </Preview>
);
