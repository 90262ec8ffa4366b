import {AbsoluteFill} from 'remotion';
import {Text} from '../parts/Text';
import {Timeline} from '../parts/Timeline';
import {colors} from '../theme';

type Props = {
  readonly frame: number;
  readonly frameToDisplay: number;
};

const xOf = (frame: number) => 64 + (frame / 90) * 1152;

/** The labels above both pictures, and the strip below with the playhead and the chosen frame. */
export const Page = ({frame, frameToDisplay}: Props) => {
  const x = xOf(frameToDisplay);
  const anchor = x < 300 ? 'start' : x > 980 ? 'end' : 'middle';
  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        <Text x={64} y={96} size={34} fill={colors.gray600}>
          The video plays
        </Text>
        <Text x={672} y={96} size={34} code fill={colors.signal}>
          {'<Thumbnail>'}
        </Text>
        <Timeline
          frame={frame}
          durationInFrames={90}
          step={3}
          x={64}
          y={552}
          width={1152}
          height={48}
          rise={36}
        />
        <path d={`M${x} 608 l12 18 h-24 Z`} fill={colors.ink} />
        <Text
          x={anchor === 'start' ? x - 12 : anchor === 'end' ? x + 12 : x}
          y={664}
          size={26}
          code
          anchor={anchor}>
          {`frameToDisplay={${frameToDisplay}}`}
        </Text>
      </svg>
    </AbsoluteFill>
  );
};
