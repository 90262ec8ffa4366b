import {Preview} from '../parts/Preview';
import {Spoken} from '../parts/Spoken';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {useLoop} from './useLoop';

const LENGTH = 150;

const wave = Array.from({length: 241}, (_, i) => {
  const swell = Math.sin((i / 240) * Math.PI) ** 2;
  const y = 478 + 84 * swell * Math.sin(i / 3.1) * Math.cos(i / 19);
  return `${64 + i * 4.8},${y.toFixed(1)}`;
});

const lines = [
  ['Good', 'morning,', 'and'],
  ['welcome', 'to', 'the', 'museum.'],
];

/** The frames at which the words start. */
const starts = [8, 28, 58, 76, 100, 110, 118];

export default function GoogleTts() {
  const frame = useLoop(92, LENGTH);
  const spoken = starts.filter((start) => start <= frame).length - 1;
  const heard = Math.round((frame / LENGTH) * wave.length);
  const head = 64 + (frame / LENGTH) * 1152;
  return (
    <Preview frame={frame} durationInFrames={LENGTH}>
      {lines.map((words, i) => (
        <Text key={i} x={64} y={164 + i * 114} size={96} bold>
          <Spoken words={words} spoken={spoken - i * 3} />
        </Text>
      ))}
      <polyline points={wave.join(' ')} fill="none" stroke={colors.gray300} strokeWidth={4} />
      <polyline
        points={wave.slice(0, heard).join(' ')}
        fill="none"
        stroke={colors.ink}
        strokeWidth={4}
      />
      <line x1={head} x2={head} y1={380} y2={576} stroke={colors.signal} strokeWidth={4} />
    </Preview>
  );
}
