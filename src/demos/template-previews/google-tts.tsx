import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const wave = Array.from({length: 241}, (_, i) => {
  const swell = Math.sin((i / 240) * Math.PI) ** 2;
  const y = 478 + 84 * swell * Math.sin(i / 3.1) * Math.cos(i / 19);
  return `${64 + i * 4.8},${y.toFixed(1)}`;
});

export const GoogleTts = () => (
  <Preview frame={92} durationInFrames={150}>
    <Text x={64} y={164} size={96} bold>
      Good morning, and
    </Text>
    <Text x={64} y={278} size={96} bold fill={colors.gray300}>
      <tspan fill={colors.signal}>welcome </tspan>
      to the museum.
    </Text>
    <polyline points={wave.join(' ')} fill="none" stroke={colors.gray300} strokeWidth={4} />
    <polyline
      points={wave.slice(0, 148).join(' ')}
      fill="none"
      stroke={colors.ink}
      strokeWidth={4}
    />
    <line x1={770} x2={770} y1={380} y2={576} stroke={colors.signal} strokeWidth={4} />
  </Preview>
);
