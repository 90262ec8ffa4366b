import {AbsoluteFill, Audio, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';

export type CountdownProps = {
  color: string;
};

export const Countdown: React.FC<CountdownProps> = ({color}) => {
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
