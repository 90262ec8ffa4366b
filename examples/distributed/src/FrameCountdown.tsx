import {AbsoluteFill, Audio, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';

export type FrameCountdownProps = {
  color: string;
};

export const FrameCountdown: React.FC<FrameCountdownProps> = ({color}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
        color,
        fontSize: 100,
        fontFamily: 'sans-serif',
      }}>
      {durationInFrames - frame}
      <Audio src={staticFile('tone.mp3')} />
    </AbsoluteFill>
  );
};
