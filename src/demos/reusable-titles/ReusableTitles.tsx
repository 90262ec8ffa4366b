import {
  AbsoluteFill,
  interpolate,
  Sequence,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {colors} from '../theme';

type TitleProps = {
  text: string;
  color: string;
};

// Inside a <Sequence>, useCurrentFrame() counts from the start of the sequence.
const Title = ({text, color}: TitleProps) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const entrance = spring({frame, fps, config: {damping: 200}});

  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        color,
        opacity: entrance,
        transform: `translateY(${interpolate(entrance, [0, 1], [80, 0])}px)`,
      }}>
      <span style={{fontSize: 112, fontWeight: 700, letterSpacing: '-0.03em'}}>{text}</span>
      <span style={{fontSize: 36, fontVariantNumeric: 'tabular-nums'}}>frame {frame}</span>
    </div>
  );
};

export const ReusableTitles = ({delay}: {delay: number}) => {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        gap: 24,
        padding: 96,
        backgroundColor: colors.paper,
        fontFamily: 'Helvetica, Arial, sans-serif',
      }}>
      <Sequence layout="none">
        <Title text="Write it once" color={colors.ink} />
      </Sequence>
      <Sequence layout="none" from={delay}>
        <Title text="Use it twice" color={colors.signal} />
      </Sequence>
      <Sequence layout="none" from={2 * delay}>
        <Title text="Or a third time" color={colors.gray500} />
      </Sequence>
    </AbsoluteFill>
  );
};
