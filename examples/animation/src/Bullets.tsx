import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const points = ['Write it once', 'Preview it', 'Render it'];

export const Bullets: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        padding: 100,
        backgroundColor: 'white',
        fontSize: 70,
      }}>
      {points.map((point, index) => {
        const progress = spring({
          frame,
          fps,
          delay: index * 8,
          config: {damping: 200},
        });

        return (
          <div
            key={point}
            style={{
              opacity: progress,
              transform: `translateX(${interpolate(progress, [0, 1], [-60, 0])}px)`,
            }}>
            {point}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
