import {random, useCurrentFrame} from 'remotion';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {swing} from './useLoop';

const RAYS = 96;

/** The clip is a part of the video that starts at this frame, and the bars move to a beat that fits into it. */
const START = 232;
const CLIP = 90;

const rays = Array.from({length: RAYS}, (_, i) => {
  // The left half mirrors the right, low notes at the bottom.
  const band = Math.min(i, RAYS - i) / (RAYS / 2);
  const loudness =
    Math.exp(-(((band - 0.12) / 0.2) ** 2)) + 0.7 * Math.exp(-(((band - 0.62) / 0.09) ** 2));
  return {
    angle: (i / RAYS) * 360,
    beats: 2 + Math.floor(4 * random(`beats-${Math.min(i, RAYS - i)}`)),
    length: 10 + 92 * loudness * (0.6 + 0.4 * random(`ray-${Math.min(i, RAYS - i)}`)),
  };
});

export default function MusicVisualization() {
  const frame = START + useCurrentFrame();
  // The bars change ten times per second, which keeps the clip small.
  const heard = frame - ((frame - START) % 3);
  return (
    <Preview frame={frame} durationInFrames={400} dark>
      <g transform="translate(370 318)">
        {rays.map(({angle, beats, length: mean}) => {
          const length = mean * (1 + 0.3 * swing(heard, START, CLIP, beats));
          return (
            <rect
              key={angle}
              x={-4}
              y={148}
              width={8}
              height={length}
              rx={4}
              fill={length > 66 ? colors.signal : colors.paper}
              transform={`rotate(${angle})`}
            />
          );
        })}
        <circle r={128} fill={colors.gray800} stroke={colors.gray600} strokeWidth={2} />
        <circle r={86} fill="none" stroke={colors.gray600} strokeWidth={2} />
        <circle r={44} fill={colors.signal} />
        <circle r={7} fill={colors.ink} />
      </g>
      <Text x={720} y={296} size={100} bold fill={colors.paper}>
        Low tide
      </Text>
      <Text x={724} y={356} size={36} fill={colors.gray400}>
        Field recordings, no. 4
      </Text>
      <Text x={724} y={436} size={36} code fill={colors.signal}>
        {`0:${String(Math.floor(frame / 30)).padStart(2, '0')}`}
      </Text>
    </Preview>
  );
}
