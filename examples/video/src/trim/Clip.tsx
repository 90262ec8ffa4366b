import {AbsoluteFill, OffthreadVideo, staticFile} from 'remotion';

export const Clip: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <OffthreadVideo src={staticFile('clip.mp4')} trimBefore={30} trimAfter={90} />
    </AbsoluteFill>
  );
};
