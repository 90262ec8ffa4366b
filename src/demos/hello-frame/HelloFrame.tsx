import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors} from '../theme';

export const HelloFrame = () => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps, width} = useVideoConfig();

  const seconds = frame / fps;
  const x = (frame / (durationInFrames - 1)) * width;

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: colors.paper,
        color: colors.ink,
        fontFamily: 'Helvetica, Arial, sans-serif',
        fontVariantNumeric: 'tabular-nums',
      }}>
      <div
        style={{
          position: 'absolute',
          left: x - 2,
          width: 4,
          height: '100%',
          backgroundColor: colors.signal,
        }}
      />
      <div style={{fontSize: 176, fontWeight: 700, letterSpacing: '-0.03em'}}>Frame {frame}</div>
      <div style={{fontSize: 44, color: colors.gray500}}>
        {seconds.toFixed(2)} seconds at {fps} frames per second
      </div>
    </AbsoluteFill>
  );
};
