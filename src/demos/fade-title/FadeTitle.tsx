import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {colors} from '../theme';

type Props = {
  text: string;
  fadeInFrames: number;
};

export const FadeTitle = ({text, fadeInFrames}: Props) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, fadeInFrames], [0, 1], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: colors.paper,
        color: colors.ink,
        fontFamily: 'Helvetica, Arial, sans-serif',
      }}>
      <div style={{opacity, fontSize: 144, fontWeight: 700, letterSpacing: '-0.03em'}}>{text}</div>
      <div style={{position: 'absolute', bottom: 96, left: 96, fontSize: 36}}>
        opacity {opacity.toFixed(2)}
      </div>
      <div
        style={{
          position: 'absolute',
          bottom: 64,
          left: 96,
          width: opacity * 1088,
          height: 8,
          backgroundColor: colors.signal,
        }}
      />
    </AbsoluteFill>
  );
};
