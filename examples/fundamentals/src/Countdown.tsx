import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const Countdown: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames, width} = useVideoConfig();

  const secondsLeft = Math.ceil((durationInFrames - frame) / fps);

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'black',
        color: 'white',
        fontSize: width / 4,
      }}>
      {secondsLeft}
    </AbsoluteFill>
  );
};
