import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const FlipCard: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const entrance = spring({frame, fps, config: {damping: 200}});
  const flip = spring({frame, fps, delay: 30, config: {damping: 200}});
  const transform = [
    'perspective(1200px)',
    `translateX(${interpolate(entrance, [0, 1], [-400, 0])}px)`,
    `rotateY(${interpolate(flip, [0, 1], [0, 180])}deg)`,
    `scale(${interpolate(flip, [0, 0.5, 1], [1, 1.3, 1])})`,
  ].join(' ');
  const isTurned = flip > 0.5;

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
      }}>
      <div
        style={{
          width: 400,
          height: 240,
          borderRadius: 24,
          backgroundColor: isTurned ? 'royalblue' : 'tomato',
          opacity: entrance,
          transform,
        }}
      />
    </AbsoluteFill>
  );
};
