import {AbsoluteFill, OffthreadVideo, staticFile, useCurrentFrame, Video} from 'remotion';

export const CompareVideos: React.FC = () => {
  const frame = useCurrentFrame();
  const src = staticFile('clip.mp4');

  return (
    <AbsoluteFill style={{backgroundColor: 'white', fontSize: 60}}>
      <OffthreadVideo src={src} style={{position: 'absolute', left: 0, width: 640}} />
      <Video src={src} style={{position: 'absolute', left: 640, width: 640}} />
      <div style={{position: 'absolute', left: 40, bottom: 40}}>Frame {frame}</div>
    </AbsoluteFill>
  );
};
