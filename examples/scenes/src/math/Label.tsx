import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Label: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const enter = spring({frame, fps, config: {damping: 200}});
  const exit = spring({
    frame,
    fps,
    config: {damping: 200},
    delay: durationInFrames - 30,
  });
  const visible = enter - exit;

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
      }}>
      <div
        style={{
          padding: '30px 60px',
          backgroundColor: 'tomato',
          color: 'white',
          fontFamily: 'sans-serif',
          fontSize: 90,
          transform: `scale(${visible})`,
        }}>
        Now playing
      </div>
    </AbsoluteFill>
  );
};
