import {random} from 'remotion';
import {Preview} from '../parts/Preview';
import {Spoken} from '../parts/Spoken';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {useLoop} from './useLoop';

const bars = Array.from(
  {length: 40},
  (_, i) => 12 + 76 * Math.abs(Math.sin(i / 4.1)) * (0.4 + 0.6 * random(`tts-${i}`)),
);

const LENGTH = 180;

const lines = [
  ['Write', 'the', 'words.'],
  ['The', 'voice', 'follows.'],
];

/** The frames at which the words start. */
const starts = [4, 18, 28, 48, 58, 72];

/** The frame at which the last word ends. */
const END = 130;

export default function Tts() {
  const frame = useLoop(84, LENGTH);
  const spoken = starts.filter((start) => start <= frame).length - (frame < END ? 1 : 0);
  const heard = Math.round((frame / LENGTH) * bars.length);
  return (
    <Preview frame={frame} durationInFrames={LENGTH}>
      <path
        d="M84 56 H1196 A20 20 0 0 1 1216 76 V440 A20 20 0 0 1 1196 460 H300 L216 548 V460 H84 A20 20 0 0 1 64 440 V76 A20 20 0 0 1 84 56 Z"
        fill={colors.ink}
      />
      {lines.map((words, i) => (
        <Text key={i} x={128} y={168 + i * 90} size={72} bold>
          <Spoken
            words={words}
            spoken={spoken - i * 3}
            before={colors.paper}
            after={colors.gray500}
          />
        </Text>
      ))}
      {bars.map((height, i) => (
        <rect
          key={i}
          x={128 + i * 25.8}
          y={364 - height / 2}
          width={14}
          height={height}
          rx={7}
          fill={i < heard ? colors.signal : colors.gray600}
        />
      ))}
      <Text x={1216} y={548} size={34} anchor="end" fill={colors.gray500}>
        Text to speech
      </Text>
    </Preview>
  );
}
