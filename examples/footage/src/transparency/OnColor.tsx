import {AbsoluteFill, OffthreadVideo, staticFile} from 'remotion';

export const OnColor: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: 'lavender'}}>
      <OffthreadVideo transparent src={staticFile('ring.webm')} />
    </AbsoluteFill>
  );
};
