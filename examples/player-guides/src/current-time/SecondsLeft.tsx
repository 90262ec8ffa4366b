import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const SecondsLeft: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();
  const secondsLeft = Math.ceil((durationInFrames - frame) / fps);

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
        fontSize: 300,
      }}>
      {secondsLeft}
    </AbsoluteFill>
  );
};
