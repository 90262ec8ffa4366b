import {AbsoluteFill, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';

const colors = ['tomato', 'gold', 'royalblue', 'seagreen'];

export const Confetti: React.FC = () => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const progress = frame / durationInFrames;

  const squares = Array.from({length: 80}, (_, i) => {
    const left = random(`x-${i}`) * width;
    const start = interpolate(random(`start-${i}`), [0, 1], [-height, 0]);
    const distance = interpolate(random(`speed-${i}`), [0, 1], [height, 2 * height]);
    const turns = interpolate(random(`turns-${i}`), [0, 1], [-3, 3]);
    const color = colors[Math.floor(random(`color-${i}`) * colors.length)];

    return (
      <div
        key={i}
        style={{
          position: 'absolute',
          left,
          top: start + progress * distance,
          width: 24,
          height: 16,
          backgroundColor: color,
          transform: `rotate(${turns * 360 * progress}deg)`,
        }}
      />
    );
  });

  return <AbsoluteFill style={{backgroundColor: 'white'}}>{squares}</AbsoluteFill>;
};
