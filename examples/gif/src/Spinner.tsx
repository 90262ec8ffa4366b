import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const dots = Array.from({length: 8}, (_, i) => i);

export const Spinner: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  // One turn in the whole duration: the frame after the last looks like the first.
  const turn = frame / durationInFrames;

  return (
    <AbsoluteFill style={{backgroundColor: '#fbfaf7'}}>
      {dots.map((dot) => {
        const angle = (dot / dots.length) * 2 * Math.PI;
        const age = (turn - dot / dots.length + 1) % 1;

        return (
          <div
            key={dot}
            style={{
              position: 'absolute',
              left: 120 + Math.cos(angle) * 70 - 14,
              top: 120 + Math.sin(angle) * 70 - 14,
              width: 28,
              height: 28,
              borderRadius: 14,
              backgroundColor: '#e5402a',
              opacity: 1 - age * 0.9,
            }}
          />
        );
      })}
    </AbsoluteFill>
  );
};
