import {AbsoluteFill, OffthreadVideo, staticFile} from 'remotion';

export const TitleFromAfterEffects: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: 'gold'}}>
      <OffthreadVideo src={staticFile('title.webm')} transparent />
    </AbsoluteFill>
  );
};
