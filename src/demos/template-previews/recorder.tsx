import {useCurrentFrame} from 'remotion';
import {Preview} from '../parts/Preview';
import {Spoken} from '../parts/Spoken';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {swing} from './useLoop';

/** The clip is a part of the recording that starts at this frame. */
const START = 268;
const CLIP = 90;

/** Frames per spoken word. */
const PACE = 15;

const captions = [
  ['and', 'this', 'line', 'draws', 'every', 'frame'],
  ['while', 'the', 'camera', 'films'],
];

const code = [420, 300, 360, 180, 340, 260, 120];

export default function Recorder() {
  const frame = useCurrentFrame();
  // The first word of the clip is the fifth of its sentence.
  const word = 4 + Math.floor(frame / PACE);
  const [words, spoken] = word < 6 ? [captions[0]!, word] : [captions[1]!, word - 6];
  return (
    <Preview frame={START + frame} durationInFrames={600}>
      <rect x={64} y={48} width={760} height={428} rx={14} fill={colors.ink} />
      {code.map((width, i) => (
        <rect
          key={i}
          x={112 + (i % 3) * 36}
          y={100 + i * 50}
          width={i === 3 ? width + 8 * Math.floor(frame / 4) : width}
          height={16}
          rx={8}
          fill={i === 3 ? colors.signal : colors.gray600}
        />
      ))}
      <clipPath id="camera">
        <rect x={856} y={48} width={360} height={428} rx={14} />
      </clipPath>
      <g clipPath="url(#camera)">
        <rect x={856} y={48} width={360} height={428} fill={colors.gray100} />
        <ellipse cx={1036} cy={520} rx={180} ry={176} fill={colors.signal} />
        <g transform={`translate(0 ${6 * swing(frame, 0, CLIP, 3)})`}>
          <rect x={1004} y={290} width={64} height={90} rx={32} fill={colors.gray300} />
          <circle cx={1036} cy={236} r={88} fill={colors.gray300} />
          <path
            d="M944 236 A92 92 0 0 1 1128 236 C 1128 176 1080 190 1036 190 S 944 176 944 236 Z"
            fill={colors.ink}
          />
        </g>
      </g>
      {frame % 30 < 20 && <circle cx={900} cy={90} r={12} fill={colors.signal} />}
      <Text x={924} y={101} size={30} code>
        REC
      </Text>
      <Text x={64} y={574} size={64} bold>
        <Spoken words={words} spoken={spoken} />
      </Text>
    </Preview>
  );
}
