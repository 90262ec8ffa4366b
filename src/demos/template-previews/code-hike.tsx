import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const lines = [
  ['export const ', 'Title', ' = () => {'],
  ['  const frame = ', 'useCurrentFrame', '();'],
  ['  const opacity = ', 'interpolate', '('],
  ['    frame, [0, 30], [0, 1],', '', ''],
  ['  );', '', ''],
  ['  return <h1 style={{', 'opacity', '}}>Hi</h1>;'],
  ['};', '', ''],
] as const;

export const CodeHike = () => (
  <Preview frame={74} durationInFrames={180} dark>
    <rect y={282} width={1280} height={74} fill={colors.gray800} />
    <rect y={282} width={8} height={74} fill={colors.signal} />
    {lines.map(([before, name, after], i) => (
      <Text key={i} x={80} y={108 + i * 74} size={38} code fill={colors.gray500}>
        {before}
        <tspan fill={colors.paper}>{name}</tspan>
        {after}
      </Text>
    ))}
    {[4, 3, 2, 1].map((step) => (
      <g key={step} opacity={0.75 - step * 0.15}>
        <Text x={716 + step * 96} y={330 - step * 60} size={38} code fill={colors.signal}>
          clamp
        </Text>
      </g>
    ))}
    <Text x={716} y={330} size={38} code bold fill={colors.signal}>
      clamp
    </Text>
  </Preview>
);
