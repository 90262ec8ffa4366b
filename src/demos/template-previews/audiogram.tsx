import {random, useCurrentFrame} from 'remotion';
import {Preview} from '../parts/Preview';
import {Spoken} from '../parts/Spoken';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const bars = Array.from({length: 82}, (_, i) => {
  const phrase = Math.abs(Math.sin(i / 7.3)) * Math.abs(Math.cos(i / 17));
  return 14 + 116 * phrase * (0.45 + 0.55 * random(`bar-${i}`));
});

const LENGTH = 480;
const words = ['the', 'cable', 'hums', 'before', 'the', 'wind', 'arrives'];

/** The clip is a part of the episode that starts at this frame. */
const START = 186;

/** Frames per spoken word. */
const PACE = 18;

export default function Audiogram() {
  const frame = START + useCurrentFrame();
  const spoken = Math.floor((frame - START) / PACE);
  const played = (frame / LENGTH) * bars.length;
  return (
    <Preview frame={frame} durationInFrames={LENGTH} dark>
      <rect x={64} y={64} width={264} height={264} rx={10} fill={colors.signal} />
      <g fill="none" stroke={colors.paper} strokeWidth={5}>
        <path d="M64 258 H328 M116 288 V112 M276 288 V112 M64 200 Q 94 190 116 112 Q 196 352 276 112 Q 298 190 328 200" />
        {[80, 98, 136, 156, 176, 196, 216, 236, 256, 294, 312].map((x) => {
          const sag =
            Math.abs(x - 196) <= 80
              ? 232 - ((x - 196) / 80) ** 2 * 120
              : 200 - (132 - Math.abs(x - 196)) * 1.2;
          return <path key={x} d={`M${x} ${sag} V258`} strokeWidth={3} />;
        })}
      </g>
      <Text x={376} y={120} size={30} fill={colors.gray400}>
        Episode 12
      </Text>
      <Text x={376} y={208} size={84} bold fill={colors.paper}>
        How bridges sing
      </Text>
      <Text x={376} y={308} size={38} fill={colors.gray400}>
        <Spoken words={words} spoken={spoken} before={colors.paper} after={colors.gray400} />
      </Text>
      {bars.map((height, i) => (
        <rect
          key={i}
          x={64 + i * 14.1}
          y={480 - height}
          width={8}
          height={height * 2}
          rx={4}
          fill={i < played ? colors.signal : colors.gray600}
        />
      ))}
    </Preview>
  );
}
