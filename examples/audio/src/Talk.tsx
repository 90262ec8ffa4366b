import {AbsoluteFill, Audio, OffthreadVideo, Sequence, staticFile} from 'remotion';

export const Talk: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <Sequence durationInFrames={30}>
        <OffthreadVideo src={staticFile('talk.mp4')} volume={2} />
      </Sequence>
      <Sequence from={30}>
        <Audio src={staticFile('talk.mp4')} trimBefore={15} />
      </Sequence>
    </AbsoluteFill>
  );
};
