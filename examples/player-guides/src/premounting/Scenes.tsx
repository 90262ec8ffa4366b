import {AbsoluteFill, OffthreadVideo, Sequence, staticFile, useVideoConfig} from 'remotion';

export const Scenes: React.FC = () => {
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <Sequence durationInFrames={60}>
        <h1 style={{fontSize: 120}}>Opening</h1>
      </Sequence>
      <Sequence from={60} premountFor={fps} className="clip">
        <OffthreadVideo src={staticFile('clip.mp4')} pauseWhenBuffering style={{width: '100%'}} />
      </Sequence>
    </AbsoluteFill>
  );
};
