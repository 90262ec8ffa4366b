import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

export const Trailer: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames, width} = useVideoConfig();
  const opacity = interpolate(frame, [0, 20], [0, 1], {extrapolateRight: 'clamp'});
  const progress = frame / (durationInFrames - 1);

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#16181d'}}>
      <h1 style={{fontSize: width / 10, color: 'white', opacity}}>Coming soon</h1>
      <div
        style={{
          position: 'absolute',
          left: 0,
          bottom: 0,
          height: 24,
          width: `${progress * 100}%`,
          backgroundColor: 'tomato',
        }}
      />
    </AbsoluteFill>
  );
};
