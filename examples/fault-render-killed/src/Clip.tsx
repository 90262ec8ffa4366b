import {OffthreadVideo, staticFile} from 'remotion';

export const Clip: React.FC = () => {
  return <OffthreadVideo src={staticFile('clip.mp4')} />;
};
