import {random} from 'remotion';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const bars = Array.from(
  {length: 40},
  (_, i) => 12 + 76 * Math.abs(Math.sin(i / 4.1)) * (0.4 + 0.6 * random(`tts-${i}`)),
);

export const Tts = () => (
  <Preview frame={84} durationInFrames={180}>
    <path
      d="M84 56 H1196 A20 20 0 0 1 1216 76 V440 A20 20 0 0 1 1196 460 H300 L216 548 V460 H84 A20 20 0 0 1 64 440 V76 A20 20 0 0 1 84 56 Z"
      fill={colors.ink}
    />
    <Text x={128} y={168} size={72} bold fill={colors.paper}>
      Write the words.
    </Text>
    <Text x={128} y={258} size={72} bold fill={colors.gray500}>
      <tspan fill={colors.paper}>The voice </tspan>
      <tspan fill={colors.signal}>follows.</tspan>
    </Text>
    {bars.map((height, i) => (
      <rect
        key={i}
        x={128 + i * 25.8}
        y={364 - height / 2}
        width={14}
        height={height}
        rx={7}
        fill={i < 19 ? colors.signal : colors.gray600}
      />
    ))}
    <Text x={1216} y={548} size={34} anchor="end" fill={colors.gray500}>
      Text to speech
    </Text>
  </Preview>
);
