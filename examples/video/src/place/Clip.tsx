import {AbsoluteFill, OffthreadVideo, Sequence, staticFile} from 'remotion';

export const Clip: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <Sequence from={30} durationInFrames={60}>
        <OffthreadVideo src={staticFile('clip.mp4')} />
      </Sequence>
    </AbsoluteFill>
  );
};
