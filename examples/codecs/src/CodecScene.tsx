import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const bars = Array.from({length: 24}, (_, i) => i);

export const CodecScene: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{background: 'linear-gradient(160deg, #f9ddd6, #fbfaf7)'}}>
      {bars.map((bar) => (
        <div
          key={bar}
          style={{
            position: 'absolute',
            bottom: 0,
            left: 20 + bar * 25,
            width: 15,
            height: 120 + 100 * Math.sin((frame + bar * 4) / 9),
            backgroundColor: bar % 3 === 0 ? '#e5402a' : '#16181d',
          }}
        />
      ))}
      <h1
        style={{
          margin: 24,
          fontSize: 44,
          fontFamily: 'Helvetica, Arial, sans-serif',
          transform: `translateX(${interpolate(frame, [0, 29], [0, 120])}px)`,
        }}>
        Thirty frames
      </h1>
    </AbsoluteFill>
  );
};
